import { useTranslation } from 'react-i18next';
import type { PointsTable } from '../../../../shared/contract/host';
import { RoleIcon } from '../RoleIcon';
import { useTable } from '../useTable';
import classes from './Points.module.css';

/** The role a seat had, in its team's colour; a dash where it was never known. */
export function RoleName({ row: { role, team } }: { row: PointsTable['rows'][number] }) {
  const { t } = useTranslation();
  const { view } = useTable();
  if (role === null) return '–';
  return (
    <span className={classes.role} data-team={team}>
      <RoleIcon role={role} size="1rem" />
      {t(`role.${view.ruleset}.${role}`)}
    </span>
  );
}
