import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameRecord } from '../../../shared/contract/record';
import type { ProtocolLine } from '../../../shared/game/protocol';
import { drawnGame, type Text } from '../../../shared/game/words';
import { useSay } from '../../ui/say';
import { timeOfDay } from '../../ui/time';
import { Corrections } from './Corrections';
import './print.css';
import { SheetDay } from './SheetDay';
import { SheetSeats } from './SheetSeats';
import classes from './sheet.module.css';

interface Props {
  readonly record: GameRecord;
  readonly club: string;
  readonly host: string;
  readonly table: string;
}

/** Up to so many seats two ballots stand side by side. */
const narrow = 12;

/** The protocol on paper: A4, black on white. Printed alone, whatever stands around it on the screen. */
export function Sheet({ record, club, host, table }: Props) {
  const { t } = useTranslation();
  const say = useSay(record.names);
  const { protocol } = record;
  const nights = protocol.nights.filter((night) => night.lines.length > 0);
  const everybody = protocol.days.some((day) => day.everybody);
  return (
    <article className={classes.sheet} data-sheet>
      <Head record={record} club={club} host={host} table={table} />
      <SheetSeats protocol={protocol} say={say} />
      {nights.length > 0 && (
        <Part title={t('protocol.nights')}>
          <table className={classes.nights}>
            <tbody>
              {nights.map(({ no, lines }) => (
                <tr key={no}>
                  <th scope="row">{t('story.title.night', { no })}</th>
                  <td>
                    {lines.map((line) => (
                      <p key={say(line)}>{say(line)}</p>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
      )}
      {protocol.days.length > 0 && (
        <Part title={t(everybody ? 'protocol.openVotes' : 'protocol.votes')}>
          <div className={classes.days} data-narrow={protocol.seats.length <= narrow || undefined}>
            {protocol.days.map((day) => (
              <SheetDay key={day.no} day={day} seats={protocol.seats.length} />
            ))}
          </div>
        </Part>
      )}
      <Lines
        title={t(everybody ? 'protocol.remarksGiven' : 'protocol.discipline')}
        lines={protocol.discipline}
        say={say}
      />
      <Lines title={t('protocol.suspects')} lines={protocol.suspects} say={say} />
      <Lines title={t('protocol.awards')} lines={protocol.awards} say={say} />
      <Lines title={t('protocol.points')} lines={protocol.points} say={say} />
      <Lines title={t('protocol.words')} lines={protocol.words} say={say} />
      <Corrections rows={protocol.corrections} say={say} />
      <Lines title={t('protocol.remarks')} lines={protocol.remarks} say={say} />
      <footer className={classes.signatures}>
        {(['host', 'judge', 'club'] as const).map((one) => (
          <div key={one}>
            <span className={classes.blank} />
            <small>
              {t(`protocol.sign.${one}`)}
              {one === 'host' && host !== '' && `: ${host}`}
            </small>
          </div>
        ))}
      </footer>
    </article>
  );
}

function Head({ record, club, host, table }: Props) {
  const { t, i18n } = useTranslation();
  const { protocol } = record;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    new Date(`${record.date}T12:00`),
  );
  const time = (at: number) => timeOfDay(at, i18n.language);
  const result = !protocol.ended
    ? t('protocol.running')
    : protocol.winner === null
      ? t('story.end.calledOff')
      : protocol.winner === drawnGame
        ? t('story.end.draw')
        : t('story.end.won', { team: t(`team.${protocol.winner}`) });
  const system = t(`common.ruleset.${protocol.ruleset}`);
  const facts: [string, string][] = [
    ['date', day],
    ['game', `${record.gameNo}`],
    ['table', table],
    ['host', host],
    ['ruleset', protocol.house === null ? system : t('house.over', { name: protocol.house, base: system })],
    ['season', record.season],
    [
      'time',
      record.endedAt === null
        ? time(record.startedAt)
        : `${time(record.startedAt)} – ${time(record.endedAt)}`,
    ],
    ['result', protocol.unrated ? `${result} (${t('protocol.unrated')})` : result],
  ];
  return (
    <header>
      <div className={classes.title}>
        <h2>{t('protocol.title')}</h2>
        <strong>{club}</strong>
      </div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`protocol.${name}`)}</dt>
            <dd>{value === '' ? <span className={classes.blank} /> : value}</dd>
          </div>
        ))}
      </dl>
      {protocol.winners && protocol.winners.length > 0 && (
        <p className={classes.options}>
          {t('protocol.winners', {
            list: protocol.winners.map((seat) => protocol.seats[seat - 1]?.name ?? seat).join(', '),
          })}
        </p>
      )}
      {protocol.options.length > 0 && (
        <p className={classes.options}>
          <b>{t('protocol.options')}</b>{' '}
          {protocol.options
            .map(({ name, value }) => {
              const word = /^\d/.test(String(value))
                ? String(value)
                : t(`desk.option.${name}.value.${value}`);
              return `${t(`desk.option.${name}.label`)} — ${word}`;
            })
            .join('; ')}
        </p>
      )}
    </header>
  );
}

/** A part of the sheet with its title; a short one stays on one page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Lines({
  title,
  lines,
  say,
}: {
  title: string;
  lines: readonly ProtocolLine[];
  say: (text: Text) => string;
}) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={classes.lines}>
        {lines.map(({ title: when, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are derived anew and carry no id.
          <li key={index}>
            {line.topic !== 'points' && line.topic !== 'award' && <b>{say(when)}. </b>}
            {say(line.text)}
            {line.despite.length > 0 && ` (${line.despite.join('; ')})`}
          </li>
        ))}
      </ul>
    </Part>
  );
}
