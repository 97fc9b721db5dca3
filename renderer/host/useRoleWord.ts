import { useTranslation } from 'react-i18next';
import type { RulesetId } from '../../shared/game/words';
import { rulesetOf } from '../../shared/rulesets';

/** What a role is called; one of the club's own already stands by its name. */
export function useRoleWord(): (ruleset: RulesetId, role: string) => string {
  const { t } = useTranslation();
  return (ruleset, role) =>
    rulesetOf(ruleset)?.roles.some(({ id }) => id === role) ? t(`role.${ruleset}.${role}`) : role;
}
