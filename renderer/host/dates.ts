export { dayInWords } from '../ui/dates';

/** The local calendar day (`YYYY-MM-DD`) of a wall clock in ms. */
export function dayOf(at: number): string {
  const day = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
