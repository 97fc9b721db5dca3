import { useTranslation } from 'react-i18next';
import type { PlayedHouse } from '../../../shared/game/house';
import type { Ruleset } from '../../../shared/game/ruleset';
import { minutes } from '../../ui/digits';
import { inNumbers } from '../../ui/numbers';
import classes from './reference.module.css';

/** What the house rules of this game have in the place of the system's numbers. */
export function OwnNumbers({ ruleset, house }: { ruleset: Ruleset; house: PlayedHouse }) {
  const { t, i18n } = useTranslation();
  const { durations = {}, discipline = {}, points = {} } = house;
  const amountWord = (name: string) =>
    t(ruleset.houseOptions ? `house.amount.${name}` : `table.ledger.${name}`);
  const { fouls, remarks } = discipline;
  const counted = { ...fouls, ...(remarks === undefined ? {} : { remarks }) };
  const lines = [
    ...Object.entries(durations).map(([name, ms]) => [t(`house.clock.${name}`), minutes(ms / 1000)] as const),
    ...Object.entries(counted).map(([name, value]) => [t(`house.form.${name}`), String(value)] as const),
    ...Object.entries(points).map(
      ([name, value]) => [amountWord(name), inNumbers(value, i18n.language)] as const,
    ),
  ];
  return (
    <section className={classes.part}>
      <h2>
        {house.name}
        <small>{t('house.inPlace')}</small>
      </h2>
      <ul>
        {lines.map(([label, value]) => (
          <li key={label}>
            <span>{label}</span>
            <small>{value}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
