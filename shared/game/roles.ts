import type { CustomRole } from './state';
import { neutralTeam, type RoleId, type RulesetId, type Seat, type TeamId, type Text, text } from './words';

/** Where the names of a game's roles are found. */
export interface RoleBook {
  readonly ruleset: RulesetId;
  readonly customRoles?: readonly CustomRole[] | undefined;
}

/** A role of the club's own; undefined for one of the ruleset. */
export function customRole(
  { customRoles }: Pick<RoleBook, 'customRoles'>,
  role: RoleId,
): CustomRole | undefined {
  return customRoles?.find((one) => one.id === role);
}

/** What a role is called. A role of the club's own has its name as it was written, in every language. */
export function roleText(book: RoleBook, role: RoleId): Text {
  const custom = customRole(book, role);
  return custom ? text('role.custom', { role: custom.name }) : text(`role.${book.ruleset}.${role}`);
}

/** Whether a seat of this team won: its team did, or it was declared a winner by name (MP-13). */
export function hasWon(
  {
    winner,
    neutrals = [],
  }: { readonly winner: TeamId | null; readonly neutrals?: readonly Seat[] | undefined },
  seat: Seat,
  team: TeamId | null,
): boolean {
  return neutrals.includes(seat) || (winner !== null && team === winner && team !== neutralTeam);
}
