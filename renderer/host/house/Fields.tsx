import { Button, NumberInput, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { houseAmountBound } from '../../../shared/game/house';
import type { Ruleset } from '../../../shared/game/ruleset';
import { remarksToRemove } from '../../../shared/rulesets/epoch/discipline';
import { inNumbers } from '../../ui/numbers';
import { inPlace } from '../../ui/theme';
import { deckOptions, withOption } from '../setup/draft';
import { Options } from '../setup/Options';
import { useOptionWord } from '../setup/useOptionWord';
import { amountsIn, type Form, type Numbers, usualFouls, withNumber } from './form';
import classes from './house.module.css';

export interface FieldsProps {
  readonly ruleset: Ruleset;
  readonly form: Form;
  readonly set: (change: Partial<Form>) => void;
}

interface NumberProps {
  readonly label: string;
  /** What holds while nothing is set. */
  readonly usual: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  /** Digits behind the point. */
  readonly digits?: number;
  readonly onChange: (value: number | null) => void;
}

/** A number of the club's own; empty, the base's holds, which stands there faintly. */
function Own({ label, usual, value, min, max, digits = 0, onChange }: NumberProps) {
  const { i18n } = useTranslation();
  return (
    <NumberInput
      label={label}
      placeholder={usual}
      value={value ?? ''}
      min={min}
      max={max}
      clampBehavior="blur"
      allowDecimal={digits > 0}
      decimalScale={digits}
      decimalSeparator={i18n.language === 'en' ? '.' : ','}
      allowedDecimalSeparators={['.', ',']}
      allowNegative={min < 0}
      hideControls
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}

/** The clocks of the base, in seconds. */
export function Clocks({ ruleset, form, set }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.group}>
      <legend>
        {t('house.form.clocks')} <small>{t('house.form.clocksWhat')}</small>
      </legend>
      <div className={classes.numbers}>
        {Object.entries(ruleset.durations ?? {}).map(([name, ms]) => (
          <Own
            key={name}
            label={t(`house.clock.${name}`)}
            usual={ms === null ? t('house.form.noClock') : String(ms / 1000)}
            value={form.durations[name] === undefined ? undefined : form.durations[name] / 1000}
            min={1}
            max={3600}
            onChange={(seconds) =>
              set({
                durations: withNumber(form.durations, name, seconds === null ? null : seconds * 1000),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Fouls, or remarks where the base counts those; and the strategies of the base. */
export function Discipline({ ruleset, form, set }: FieldsProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const fouls = usualFouls(ruleset, form.options);
  const usual: Numbers = ruleset.discipline ? { remarks: remarksToRemove } : { ...fouls };
  const changed = Object.keys(form.options).filter((name) =>
    ruleset.options.some((spec) => spec.name === name && spec.group !== 'deck'),
  ).length;
  return (
    <fieldset className={classes.group}>
      <legend>
        {t('house.form.discipline')} {!ruleset.discipline && <small>{t('house.form.disciplineWhat')}</small>}
      </legend>
      <div className={classes.numbers}>
        {Object.entries(usual).map(([name, value]) => (
          <Own
            key={name}
            label={t(`house.form.${name}`)}
            usual={String(value)}
            value={form.discipline[name]}
            min={1}
            max={20}
            onChange={(next) => set({ discipline: withNumber(form.discipline, name, next) })}
          />
        ))}
        <div className={classes.options}>
          <span>{t('house.form.options')}</span>
          <Button variant="default" onClick={() => setChoosing(true)}>
            {changed === 0 ? t('house.form.optionsUsual') : t('desk.options.changed', { count: changed })}
          </Button>
        </div>
      </div>
      {deckOptions(ruleset).map(({ name, values, default: base }) => (
        <SegmentedControl
          key={name}
          size="md"
          aria-label={t(`desk.option.${name}.label`)}
          value={String(form.options[name] ?? base)}
          data={(Array.isArray(values) ? values : []).map((value) => ({
            value: String(value),
            label: t(`desk.option.${name}.value.${value}`),
          }))}
          onChange={(value) => set({ options: withOption(ruleset, form, name, value).options })}
        />
      ))}
      <Options
        ruleset={ruleset}
        draft={form}
        name={form.name || undefined}
        opened={choosing}
        onClose={() => setChoosing(false)}
        onChange={(options) => set({ options })}
      />
    </fieldset>
  );
}

/** What points are given for; the table of a club's own begins with none of its numbers. */
export function Points({ ruleset, form, set }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const word = useOptionWord();
  const own = ruleset.houseOptions ?? [];
  const amounts = amountsIn(ruleset, form.options);
  const isOn = form.options.points === 'club';
  const wordOf = (name: string) => t(own.length > 0 ? `house.amount.${name}` : `table.ledger.${name}`);
  return (
    <fieldset className={classes.group}>
      <legend>{t('house.form.points')}</legend>
      {own.length === 0 && amounts.length === 0 && <p>{t('house.form.pointsNone')}</p>}
      <div className={classes.pair}>
        {own
          .filter(({ name }) => name === 'points' || isOn)
          .map((spec) => (
            <Select
              key={spec.name}
              label={t(`desk.option.${spec.name}.label`)}
              description={t(`desk.option.${spec.name}.hint`)}
              value={String(form.options[spec.name] ?? spec.default)}
              data={(Array.isArray(spec.values) ? spec.values : []).map((value) => ({
                value: String(value),
                label: word(spec.name, value),
              }))}
              comboboxProps={inPlace}
              onChange={(value) => {
                const { [spec.name]: _, ...others } = form.options;
                const isUsual = value === null || value === spec.default;
                set({ options: isUsual ? others : { ...others, [spec.name]: value } });
              }}
            />
          ))}
      </div>
      <div className={classes.numbers}>
        {amounts.map((name) => {
          const usual = ruleset.amounts?.[name] ?? null;
          return (
            <Own
              key={name}
              label={wordOf(name)}
              usual={usual === null ? t('house.form.set') : inNumbers(usual, i18n.language)}
              value={form.points[name]}
              min={name === 'compensationShare' ? 1 : -houseAmountBound}
              max={name === 'compensationShare' ? 100 : houseAmountBound}
              digits={3}
              onChange={(next) => set({ points: withNumber(form.points, name, next) })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
