/**
 * What colours mean on both screens. Amber is now and nothing else, blue a nomination or a hand, violet the
 * night and the black team, rose the red team, green good news, red trouble. Each is joined by a shape or a word
 * where it is used.
 */
export const tokens = {
  '--now': '#ffb224',
  '--now-soft': '#241c0d',
  '--now-line': '#7a5a16',
  '--on-now': '#17120a',
  '--nominated': '#70b0ff',
  '--nominated-soft': '#132d52',
  '--nominated-line': '#3f73b8',
  '--night': '#a78bfa',
  '--night-soft': '#211b38',
  '--night-line': '#5b4a94',
  '--reds': '#ff8f9c',
  '--reds-soft': '#33181d',
  '--reds-line': '#8a424d',
  '--good': '#3dd68c',
  '--good-soft': '#10291d',
  '--good-line': '#2a7a54',
  '--trouble': '#ff6b6b',
  '--trouble-soft': '#331518',
  '--trouble-line': '#8f3438',
  /** Behind everything. */
  '--ground': '#0d0f14',
  /** Bars and side panels. */
  '--panel': '#161920',
  /** Things that lie on the ground or on a panel: tiles, rows, cards. */
  '--tile': '#1b1f28',
  /** The same under the pointer. */
  '--tile-raised': '#242935',
  '--line': '#2b313d',
  '--line-strong': '#454d5d',
  '--ink': '#eef0f4',
  '--ink-soft': '#b6bdca',
  '--ink-faint': '#939bab',
} as const;
