import type { PointsTable } from '../../../../shared/contract/host';
import { roleText } from '../../../../shared/game/roles';
import { RoleIcon } from '../RoleIcon';
import { useTable } from '../useTable';
import classes from './Points.module.css';

/** The role a seat had, in its team's colour; a dash where it was never known. */
export function RoleName({ row: { role, team } }: { row: PointsTable['rows'][number] }) {
  const { view, say } = useTable();
  if (role === null) return '–';
  return (
    <span className={classes.role} data-team={team}>
      <RoleIcon role={role} size="1rem" />
      {say(roleText(view, role))}
    </span>
  );
}
