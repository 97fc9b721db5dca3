import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import { type CustomRole, mostCustomRoles } from '../../../shared/game/state';
import { compositionOf } from './draft';
import { clean } from './names';

/** MP-43: the roles that the rules name as acting after their elimination; what they do is on the club's cards. */
export const presets = ['azazel', 'morpheus', 'bomb'] as const;

/** A role that nobody has described yet. */
const blank: Omit<CustomRole, 'id' | 'name'> = {
  team: 'red',
  // 0: it does not wake; a place in the night is given on its card.
  order: 0,
  heals: false,
  actsWhenOut: false,
  text: '',
};

/** The draft with one role of the club's own more, one of it in the game; null when there is no room for another. */
export function withCustomRole(
  ruleset: Ruleset,
  draft: Draft,
  role: Partial<CustomRole> & Pick<CustomRole, 'name'>,
): { readonly draft: Draft; readonly id: string } | null {
  const roles = draft.customRoles ?? [];
  if (roles.length >= mostCustomRoles) return null;
  const id = freeId(roles);
  const composition = { ...compositionOf(ruleset, draft), [id]: 1 };
  return { draft: { ...draft, customRoles: [...roles, { ...blank, ...role, id }], composition }, id };
}

/** The draft with a role of the club's own changed. */
export function withChangedRole(draft: Draft, role: CustomRole): Draft {
  const roles = draft.customRoles ?? [];
  return { ...draft, customRoles: roles.map((one) => (one.id === role.id ? role : one)) };
}

/** The draft without a role of the club's own. */
export function withoutRole(ruleset: Ruleset, draft: Draft, id: string): Draft {
  const { [id]: _, ...composition } = compositionOf(ruleset, draft);
  return {
    ...draft,
    customRoles: (draft.customRoles ?? []).filter((role) => role.id !== id),
    composition: draft.composition && composition,
  };
}

/** The club's list as it is kept: names in order, none without one, none twice. */
export function keptRoles({ customRoles = [] }: Draft): CustomRole[] {
  const roles = customRoles.map((role) => ({ ...role, name: clean(role.name), text: role.text.trim() }));
  return roles.filter(
    ({ name }, at) => name !== '' && roles.findIndex((other) => other.name === name) === at,
  );
}

/** The roles of the club's own that are in the game. */
export function rolesInGame(ruleset: Ruleset, draft: Draft): CustomRole[] {
  const composition = compositionOf(ruleset, draft);
  return keptRoles(draft).filter((role) => (composition[role.id] ?? 0) > 0);
}

function freeId(roles: readonly CustomRole[]): string {
  for (let no = 1; ; no += 1) if (!roles.some((role) => role.id === `custom-${no}`)) return `custom-${no}`;
}
