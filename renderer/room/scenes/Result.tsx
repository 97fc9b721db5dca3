import { IconTrophy } from '@tabler/icons-react';
import type { RoomScene, RoomView } from '../../../shared/contract/room';
import { neutralTeam } from '../../../shared/game/words';
import { widthEm } from '../../ui/letters';
import { inNumbers } from '../../ui/numbers';
import { TeamSign } from '../../ui/TeamSign';
import { Name } from '../Name';
import { nameOf } from '../Tiles';
import { spoken, t } from '../words';
import styles from './result.module.css';

type ResultScene = Extract<RoomScene, { type: 'result' }>;

/** Rows of one column; more make two columns. */
const oneColumn = 8;

/** A list of winners up to so many em stands in one line, up to so many in two. */
const inOneLine = 31;
const inTwoLines = 90;

function linesOf(words: string): number {
  const em = widthEm(words);
  if (em <= inOneLine) return 1;
  return em <= inTwoLines ? 2 : 3;
}

function Rows(props: { rows: ResultScene['rows']; scene: ResultScene; view: RoomView; counted: boolean }) {
  const { rows, scene, view, counted } = props;
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
                {scene.winners?.includes(row.seat) && (
                  <IconTrophy className={styles.cup} role="img" aria-label={t('room.result.won')} />
                )}
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
  const names = (scene.winners ?? []).map((seat) => nameOf(view.seats, seat));
  const winners = names.length > 0 ? t('room.result.winners', { names: names.join(', ') }) : '';
  const lines = linesOf(winners);
  return (
    <div className={styles.result}>
      <h1 className={styles.winner} data-team={scene.winner}>
        {scene.winner !== null && <TeamSign team={scene.winner} className={styles.sign} />}
        {scene.winner === null ? t('room.result.calledOff') : t(`room.result.winner.${scene.winner}`)}
        {scene.neutrals &&
          ` ${t(alone ? 'room.result.alone' : 'room.result.beside', { seats: scene.neutrals.join(', ') })}`}
      </h1>
      {winners !== '' && (
        <p className={styles.winners} data-lines={lines} style={{ ['--em' as string]: widthEm(winners) }}>
          {winners}
        </p>
      )}
      <div
        className={styles.columns}
        data-named={winners === '' ? undefined : lines}
        style={{ ['--columns' as string]: columns, ['--rows' as string]: length }}
      >
        <Rows rows={scene.rows.slice(0, length)} scene={scene} view={view} counted={counted} />
        {columns > 1 && <Rows rows={scene.rows.slice(length)} scene={scene} view={view} counted={counted} />}
      </div>
    </div>
  );
}
