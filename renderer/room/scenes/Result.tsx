import { useTranslation } from 'react-i18next';
import type { RoomScene, RoomView } from '../../../shared/contract/room';
import { inNumbers } from '../../ui/numbers';
import { Name } from '../Name';
import { nameOf } from '../Tiles';
import styles from './result.module.css';

type ResultScene = Extract<RoomScene, { type: 'result' }>;

/** Rows of one column; more make two columns. */
const oneColumn = 8;

function Rows({ rows, view }: { rows: ResultScene['rows']; view: RoomView }) {
  const { t, i18n } = useTranslation();
  return (
    <table className={styles.table}>
      <colgroup>
        <col className={styles.seatColumn} />
        <col className={styles.nameColumn} />
        <col className={styles.roleColumn} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('room.result.player')}
          </th>
          <th scope="col">{t('room.result.role')}</th>
          <th scope="col" className={styles.points}>
            {t('room.result.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat} data-team={row.team}>
            <td className={styles.seat}>{row.seat}</td>
            <td>
              <Name>{nameOf(view.seats, row.seat)}</Name>
            </td>
            <td className={styles.role}>
              <Name>{row.role === null ? '–' : t(`role.${view.ruleset}.${row.role}`)}</Name>
            </td>
            <td className={styles.points}>
              {row.total === null ? '–' : inNumbers(row.total, i18n.language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The end: who won, and only now every role, with the points (DM-66). */
export function Result({ scene, view }: { scene: ResultScene; view: RoomView }) {
  const { t } = useTranslation();
  const columns = scene.rows.length > oneColumn ? 2 : 1;
  const length = Math.ceil(scene.rows.length / columns);
  return (
    <div className={styles.result}>
      <h1 className={styles.winner} data-team={scene.winner}>
        {scene.winner === null ? t('room.result.calledOff') : t(`room.result.winner.${scene.winner}`)}
      </h1>
      <div
        className={styles.columns}
        style={{ ['--columns' as string]: columns, ['--rows' as string]: length }}
      >
        <Rows rows={scene.rows.slice(0, length)} view={view} />
        {columns > 1 && <Rows rows={scene.rows.slice(length)} view={view} />}
      </div>
    </div>
  );
}
