import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DivergedGame, VersionView } from '../../../shared/contract/bundle';
import { useSay } from '../../ui/say';
import { timeOfDay } from '../../ui/time';
import { dayInWords, dayOf } from '../dates';
import classes from './bundle.module.css';

interface Props {
  readonly no: number;
  readonly version: VersionView;
  readonly seats: DivergedGame['seats'];
  readonly onChoose: () => void;
}

/** One version of a game beside another: where it is from, what it came to, and what only it has. */
export function Version({ no, version, seats, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const say = useSay(seats);
  const { from, entries, lastAt, status, winner, own, more } = version;
  const day = dayInWords(dayOf(lastAt), i18n.language, new Date());
  return (
    <section className={classes.version} aria-label={t('bundle.version', { no })}>
      <h3>{t('bundle.version', { no })}</h3>
      <dl>
        <dt>{t('bundle.from')}</dt>
        <dd title={from}>{from === '' ? t('bundle.fromHere') : from}</dd>
        <dt>{t('bundle.result')}</dt>
        <dd>{winner === null ? t(`bundle.status.${status}`) : t(`team.${winner}`)}</dd>
        <dt>{t('bundle.entries')}</dt>
        <dd>{entries}</dd>
        <dt>{t('bundle.lastAt')}</dt>
        <dd>
          {day}, {timeOfDay(lastAt, i18n.language)}
        </dd>
      </dl>
      <h4>{t('bundle.own')}</h4>
      <ol className={classes.own}>
        {more > 0 && <li className={classes.faint}>{t('bundle.more', { count: more })}</li>}
        {own.map(({ n, text }) => (
          <li key={n}>{say(text)}</li>
        ))}
        {own.length === 0 && <li className={classes.faint}>{t('bundle.noOwn')}</li>}
      </ol>
      <Button onClick={onChoose}>{t('bundle.choose')}</Button>
    </section>
  );
}
