import { isNight, numberOf, type PhaseId, type RulesetId, type StepKey, type Text, text } from './words';

/** The night with this number. */
export const night = (no: number): PhaseId => `n${no}`;
/** The talk of a day, in which nominations are made. */
export const talk = (day: number): PhaseId => `d${day}/talk`;
/** The vote of a day. */
export const vote = (day: number): PhaseId => `d${day}/vote`;

/** What comes after a phase: n0 → d1/talk → d1/vote → n1 → d2/talk … (DM-20). */
export function following(phase: PhaseId): PhaseId {
  const no = numberOf(phase);
  if (isNight(phase)) return talk(no + 1);
  return phase.endsWith('/talk') ? vote(no) : night(no);
}

/** What came before a phase; null for Night 0. */
export function previous(phase: PhaseId): PhaseId | null {
  const no = numberOf(phase);
  if (isNight(phase)) return no === 0 ? null : vote(no);
  return phase.endsWith('/vote') ? talk(no) : night(no - 1);
}

/** Where a phase stands in the game, from 0; steps count as their phase. */
export function orderOf(phase: PhaseId): number {
  const no = numberOf(phase);
  if (isNight(phase)) return no * 3;
  return (no - 1) * 3 + (phase.endsWith('/vote') ? 2 : 1);
}

/** A phase in words: "Night 1", "Day 2 · vote"; the talk of a day is named as the rules name it. */
export function phaseTitle(phase: PhaseId, ruleset: RulesetId): Text {
  const [period = '', part] = phase.split('/');
  const no = Number(period.slice(1));
  if (period.startsWith('n')) return text('phase.night', { no });
  if (part === 'vote') return text('phase.vote', { no });
  if (ruleset === 'epoch-of-clones') return text('phase.discussion', { no });
  return ruleset === 'demafia' ? text('phase.day', { no }) : text('phase.speeches', { no });
}

/** Keys of the steps, all in one place because they are file format. */
export const stepKey = {
  present: 'n0/present',
  introduce: 'n0/introduce',
  nightfall: 'n0/nightfall',
  card: (seat: number): StepKey => `n0/card/${seat}`,
  meet: 'n0/meet',
  order: 'n0/order',
  identify: (role: string): StepKey => `n0/${role}`,
  act: (no: number, act: string): StepKey => `n${no}/${act}`,
  role: (no: number, role: string): StepKey => `n${no}/role/${role}`,
  saved: (no: number, seat: number): StepKey => `n${no}/saved/${seat}`,
  fates: (no: number): StepKey => `n${no}/fates`,
  dawn: (no: number): StepKey => `n${no}/dawn`,
  morning: (day: number): StepKey => `d${day}/morning`,
  bestMove: (day: number, seat: number): StepKey => `d${day}/best-move/${seat}`,
  lastWord: (day: number, seat: number): StepKey => `d${day}/last-word/${seat}`,
  actsNow: (day: number, seat: number): StepKey => `d${day}/acts-now/${seat}`,
  talk: (day: number): StepKey => `d${day}/talk`,
  speech: (day: number, seat: number): StepKey => `d${day}/speech/${seat}`,
  nominations: (day: number): StepKey => `d${day}/nominations`,
  noVote: (day: number): StepKey => `d${day}/no-vote`,
  defence: (day: number, count: number, seat: number): StepKey => `d${day}/defence/${count}/${seat}`,
  candidate: (day: number, count: number, seat: number): StepKey => `d${day}/count/${count}/cand/${seat}`,
  pause: (day: number, count: number, seat: number): StepKey => `d${day}/pause/${count}/${seat}`,
  cut: (day: number, count: number): StepKey => `d${day}/cut/${count}`,
  revote: (day: number, count: number): StepKey => `d${day}/revote/${count}`,
  ranks: (team: string): StepKey => `n0/ranks-${team}`,
  leaves: (day: number, seat: number): StepKey => `d${day}/leaves/${seat}`,
  ballot: (day: number): StepKey => `d${day}/ballot`,
  voter: (day: number, seat: number): StepKey => `d${day}/voter/${seat}`,
  absent: (day: number): StepKey => `d${day}/absent`,
  tally: (day: number): StepKey => `d${day}/tally`,
  ask: (day: number): StepKey => `d${day}/ask`,
  raise: (day: number): StepKey => `d${day}/raise`,
  afterRemoval: (day: number, vote: number): StepKey => `d${day}/after-removal/${vote}`,
  crash: (day: number): StepKey => `d${day}/crash`,
  tie: (day: number): StepKey => `d${day}/tie`,
  loaded: (day: number): StepKey => `d${day}/loaded`,
  turn: (day: number, turn: number, seat: number): StepKey => `d${day}/turn/${turn}/${seat}`,
  verdict: (day: number): StepKey => `d${day}/verdict`,
  dusk: (day: number): StepKey => `d${day}/dusk`,
  win: (phase: PhaseId): StepKey => `${isNight(phase) ? 'n' : 'd'}${numberOf(phase)}/win`,
} as const;
