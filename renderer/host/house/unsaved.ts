import type { KeptHouse } from '../../../shared/contract/house';
import { blankForm, draftOf, type Form, formOf } from './form';

/** Stands for rules that the club does not have yet. */
const fresh = 'new';

/** Forms that were left before they were saved, by the rules they change: a press in the bar must not lose them. */
const left = new Map<string, Form>();

/** The form of these rules, null for new ones: as it was left, else as the club has it. */
export function openForm(house: KeptHouse | null): Form {
  return unsavedOf(house?.id ?? null) ?? usualForm(house);
}

/** What was left unsaved of these rules, null for new ones; undefined: nothing. */
export function unsavedOf(id: string | null): Form | undefined {
  return left.get(id ?? fresh);
}

/** Whether anything was left unsaved. */
export function hasUnsaved(): boolean {
  return left.size > 0;
}

/** Whether a form says anything else than what the club has. */
export function isChanged(form: Form, house: KeptHouse | null): boolean {
  return JSON.stringify(sorted(draftOf(form))) !== JSON.stringify(sorted(draftOf(usualForm(house))));
}

/** Remembers the form until it is saved or given up; one that says nothing new is not remembered. */
export function keepForm(form: Form, house: KeptHouse | null): void {
  if (isChanged(form, house)) left.set(house?.id ?? fresh, form);
  else forgetForm(house?.id ?? null);
}

/** The form of these rules, null for new ones, was saved or given up. */
export function forgetForm(id: string | null): void {
  left.delete(id ?? fresh);
}

function usualForm(house: KeptHouse | null): Form {
  return house ? formOf(house) : blankForm('demafia');
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
