import type { RoomSeat, RoomView } from '../../shared/contract/room';
import { TeamSign } from '../ui/TeamSign';
import { Name } from './Name';
import styles from './openRole.module.css';
import { t } from './words';

/** The role of somebody who is out, where the rules open it (MP-41); `whole`: with his team. Nothing where they do not. */
export function OpenRole(props: {
  seat: RoomSeat | undefined;
  ruleset: RoomView['ruleset'];
  whole?: boolean;
}) {
  const { role, roleName, team } = props.seat ?? {};
  if (role === undefined) return null;
  const words = [roleName ?? t(`role.${props.ruleset}.${role}`)];
  // A plain member of the mafia is called as his team is.
  if (props.whole && team !== undefined && !words.includes(t(`team.${team}`))) words.push(t(`team.${team}`));
  return (
    <span className={styles.role} data-team={team}>
      {team !== undefined && <TeamSign team={team} className={styles.sign} />}
      <Name>{words.join(' · ')}</Name>
    </span>
  );
}
