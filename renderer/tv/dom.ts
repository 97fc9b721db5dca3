/** What an element may be given besides its children. */
interface Given {
  readonly class?: string;
  readonly data?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Lengths in hundredths of the screen's height, which is what everything here is measured in. */
  readonly vh?: Readonly<Partial<Record<Length, number>>>;
  readonly label?: string;
  readonly role?: string;
}

type Length =
  | 'width'
  | 'height'
  | 'minWidth'
  | 'maxWidth'
  | 'fontSize'
  | 'lineHeight'
  | 'marginTop'
  | 'marginRight'
  | 'marginBottom'
  | 'marginLeft'
  | 'padding'
  | 'borderRadius';

export type Child = Node | string | null | false;

/** Makes an element. Text is always text: nothing that came over the line is taken for markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given | string | null,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  const { class: name, data, vh, label, role } = typeof given === 'string' ? { class: given } : (given ?? {});
  if (name) element.className = name;
  for (const [key, value] of Object.entries(data ?? {})) {
    if (value !== undefined && value !== null) element.setAttribute(`data-${key}`, String(value));
  }
  for (const [key, value] of Object.entries(vh ?? {})) element.style[key as Length] = `${value}vh`;
  if (label) element.setAttribute('aria-label', label);
  if (role) element.setAttribute('role', role);
  for (const child of children) if (child) element.append(child);
  return element;
}

const svgSpace = 'http://www.w3.org/2000/svg';

/** Makes an element of a drawing. */
export function svg(
  tag: string,
  given: Readonly<Record<string, string | number>>,
  ...children: readonly Element[]
): Element {
  const element = document.createElementNS(svgSpace, tag);
  for (const [key, value] of Object.entries(given)) element.setAttribute(key, String(value));
  for (const child of children) element.append(child);
  return element;
}

/** Takes everything out of an element and puts these in. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.textContent = '';
  for (const child of children) if (child) element.append(child);
}

/** Width of the screen in hundredths of its height. */
export function width(): number {
  return (window.innerWidth / Math.max(1, window.innerHeight)) * 100;
}

/** What is left of it between the two edges of the picture. */
export function inner(): number {
  return width() - 6.4;
}
