import { useTranslation } from 'react-i18next';
import type { RoleId, RulesetId, TeamId } from '../../../../shared/game/words';
import { RoleIcon } from '../RoleIcon';
import { TeamSign } from '../TeamSign';
import classes from './Passing.module.css';

/** One player's card, large: the role and its team. */
export function OwnCard({
  ruleset,
  role,
  team,
}: {
  ruleset: RulesetId;
  role: RoleId | null;
  team: TeamId | null;
}) {
  const { t } = useTranslation();
  if (role === null) return null;
  return (
    <div className={classes.own} data-team={team ?? undefined}>
      <RoleIcon role={role} size="4.5rem" />
      <strong>{t(`role.${ruleset}.${role}`)}</strong>
      {team !== null && (
        <span>
          <TeamSign team={team} size="1.25rem" /> {t('table.pass.team', { team: t(`team.${team}`) })}
        </span>
      )}
    </div>
  );
}
