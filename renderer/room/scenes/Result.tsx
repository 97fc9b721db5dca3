import type { RoomScene, RoomView } from '../../../shared/contract/room';
import { neutralTeam } from '../../../shared/game/words';
import { inNumbers } from '../../ui/numbers';
import { TeamSign } from '../../ui/TeamSign';
import { Name } from '../Name';
import { nameOf } from '../Tiles';
import { spoken, t } from '../words';
import styles from './result.module.css';

type ResultScene = Extract<RoomScene, { type: 'result' }>;

/** Rows of one column; more make two columns. */
const oneColumn = 8;

function Rows({ rows, view, counted }: { rows: ResultScene['rows']; view: RoomView; counted: boolean }) {
  return (
    <table className={styles.table} data-counted={counted}>
      <colgroup>
        <col className={styles.seatColumn} />
        <col className={styles.nameColumn} />
        <col className={styles.roleColumn} />
        {counted && <col />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('room.result.player')}
          </th>
          <th scope="col">{t('room.result.role')}</th>
          {counted && (
            <th scope="col" className={styles.points}>
              {t(view.ruleset === 'demafia' ? 'room.result.points' : 'room.result.housePoints')}
            </th>
          )}
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
              <span className={styles.held}>
                {row.team !== null && <TeamSign team={row.team} className={styles.suit} />}
                <Name>
                  {row.roleName ?? (row.role === null ? '–' : t(`role.${view.ruleset}.${row.role}`))}
                </Name>
              </span>
            </td>
            {counted && (
              <td className={styles.points}>{row.total === null ? '–' : inNumbers(row.total, spoken())}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The end: who won, and only now every role (DM-66, PO-17), with the points where there are any. */
export function Result({ scene, view }: { scene: ResultScene; view: RoomView }) {
  const columns = scene.rows.length > oneColumn ? 2 : 1;
  const counted = scene.rows.some((row) => row.total !== null);
  const length = Math.ceil(scene.rows.length / columns);
  const alone = scene.winner === neutralTeam;
  // Where not the whole team wins, the room hears the nicks (EC-107).
  const winners = (scene.winners ?? []).map((seat) => nameOf(view.seats, seat));
  return (
    <div className={styles.result}>
      <h1 className={styles.winner} data-team={scene.winner}>
        {scene.winner !== null && <TeamSign team={scene.winner} className={styles.sign} />}
        {scene.winner === null ? t('room.result.calledOff') : t(`room.result.winner.${scene.winner}`)}
        {scene.neutrals &&
          ` ${t(alone ? 'room.result.alone' : 'room.result.beside', { seats: scene.neutrals.join(', ') })}`}
      </h1>
      {winners.length > 0 && (
        <p className={styles.winners}>{t('room.result.winners', { names: winners.join(', ') })}</p>
      )}
      <div
        className={styles.columns}
        data-named={winners.length > 0 || undefined}
        style={{ ['--columns' as string]: columns, ['--rows' as string]: length }}
      >
        <Rows rows={scene.rows.slice(0, length)} view={view} counted={counted} />
        {columns > 1 && <Rows rows={scene.rows.slice(length)} view={view} counted={counted} />}
      </div>
    </div>
  );
}
