import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../../ui/time';
import { dayInWords } from '../dates';

/** What tells one game from another in a list. */
interface Told {
  readonly date: string;
  readonly gameNo: number;
  /** Wall clock, ms. */
  readonly startedAt: number;
  readonly seats: number;
}

/** Gives the function that names a game by its day, number, hour and size. */
export function useGameInWords(): (game: Told) => string {
  const { t, i18n } = useTranslation();
  return ({ date, gameNo, startedAt, seats }) =>
    t('data.bin.game', {
      day: dayInWords(date, i18n.language, new Date()),
      no: gameNo,
      time: timeOfDay(startedAt, i18n.language),
      seats: t('data.backup.players', { count: seats }),
    });
}
