import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counting } from '../../../shared/contract/club';
import { rulesets } from '../../../shared/rulesets';
import { formulaFunctions, readFormula } from '../../../shared/season/formula';
import { formulaParts } from '../../../shared/season/standings';
import { inNumbers } from '../../ui/numbers';
import { useSay } from '../../ui/say';
import { useAnswer } from '../useAnswer';
import classes from './settings.module.css';

interface Props {
  readonly season: string;
  readonly counting: Counting;
  readonly onChange: (formula: string) => void;
}

const quietMs = 250;
const shown = 5;

/** The club's own formula: what is wrong with it in words, the parts it may have, and the table it makes. */
export function FormulaField({ season, counting, onChange }: Props) {
  const { t } = useTranslation();
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const formula = counting.formula ?? '';
  const parts = formulaParts(rulesets);
  const read = readFormula(formula, parts);
  const put = (part: string) => {
    const at = field.current?.selectionStart ?? formula.length;
    onChange(formula.slice(0, at) + part + formula.slice(field.current?.selectionEnd ?? at));
    field.current?.focus();
  };
  return (
    <div className={classes.formula}>
      <div className={classes.writing}>
        <TextInput
          ref={field}
          label={t('season.settings.formula')}
          placeholder="avg * 2 + wins"
          maxLength={300}
          spellCheck={false}
          classNames={{ input: classes.code }}
          value={formula}
          error={'error' in read && formula !== '' ? say(read.error) : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <ul className={classes.parts} aria-label={t('season.settings.parts')}>
          {parts.map((part) => (
            <li key={part}>
              <button type="button" className={classes.part} onClick={() => put(part)}>
                <code>{part}</code>
                <small>{t(`season.part.${part}`)}</small>
              </button>
            </li>
          ))}
        </ul>
        <p className={classes.hint}>
          {t('season.settings.signs', { functions: formulaFunctions.join(', ') })}
        </p>
      </div>
      <Preview season={season} counting={'error' in read ? null : counting} />
    </div>
  );
}

/** The first lines of the table as it would be; it stays as it was while the formula cannot be read. */
function Preview({ season, counting }: { season: string; counting: Counting | null }) {
  const { t, i18n } = useTranslation();
  const { minGames, best, order, formula, ties } = counting ?? {};
  const [wanted] = useDebouncedValue(
    counting ? JSON.stringify({ minGames, best, order, formula, ties }) : null,
    quietMs,
  );
  const { data } = useAnswer(
    wanted === null ? null : { type: 'standings', season, counting: JSON.parse(wanted) as Counting },
  );
  const rows = data?.[0]?.rows ?? [];
  return (
    <section className={classes.preview} aria-label={t('season.settings.preview')}>
      <h3>{t('season.settings.preview')}</h3>
      {rows.length === 0 ? (
        <p className={classes.hint}>{t('season.settings.noPreview')}</p>
      ) : (
        <ol>
          {rows.slice(0, shown).map((row) => (
            <li key={row.player} value={row.place}>
              <span>{row.place}</span>
              <b>{row.name}</b>
              <em>{inNumbers(row.score ?? row.total, i18n.language)}</em>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
