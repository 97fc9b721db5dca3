import { useTranslation } from 'react-i18next';
import { customRole, type RoleBook, roleText } from '../../../../shared/game/roles';
import type { RoleId, TeamId } from '../../../../shared/game/words';
import { useSay } from '../../../ui/say';
import { TeamSign } from '../../../ui/TeamSign';
import { RoleIcon } from '../RoleIcon';
import classes from './Passing.module.css';

/** One player's card, large: the role and its team; of a role of the club's own also what it does. */
export function OwnCard({ book, role, team }: { book: RoleBook; role: RoleId | null; team: TeamId | null }) {
  const { t } = useTranslation();
  const say = useSay();
  if (role === null) return null;
  const about = customRole(book, role)?.text ?? '';
  return (
    <div className={classes.own} data-team={team ?? undefined}>
      {about === '' && <RoleIcon role={role} size="4.5rem" />}
      <strong>{say(roleText(book, role))}</strong>
      {team !== null && (
        <span>
          <TeamSign team={team} size="1.25rem" /> {t('table.pass.team', { team: t(`team.${team}`) })}
        </span>
      )}
      {about !== '' && <p className={classes.about}>{about}</p>}
    </div>
  );
}
