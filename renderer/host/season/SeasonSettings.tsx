import { Button, MultiSelect, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SeasonView, standingOrders, tieBreaks } from '../../../shared/contract/club';
import type { SeasonChange } from '../../../shared/contract/season';
import { rulesets } from '../../../shared/rulesets';
import { readFormula } from '../../../shared/season/formula';
import { formulaParts } from '../../../shared/season/standings';
import { useConsole } from '../../ui/connection';
import { Dialog } from '../../ui/Dialog';
import { inPlace } from '../../ui/theme';
import { Refused } from '../parts/Refused';
import { Options } from '../setup/Options';
import { chosenBy, entryOf, houseIn, rulesIn, useRulesList } from '../setup/rulesChoice';
import { useAct } from '../useAct';
import { FormulaField } from './FormulaField';
import classes from './settings.module.css';

interface Props {
  readonly season: SeasonView;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What a season is called, how long it lasts, which rules its games begin with, and how it counts. */
export function SeasonSettings({ season, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('season.settings.title', { season: season.name })}
      opened={opened}
      onClose={onClose}
      width={860}
    >
      <Fields season={season} onDone={onDone} />
    </Dialog>
  );
}

/** What is set, without what is as ever. */
function changeOf({ id: _id, createdAt: _at, closedAt: _closed, ...change }: SeasonView): SeasonChange {
  return change;
}

function Fields({ season, onDone }: { season: SeasonView; onDone: () => void }) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const [wanted, want] = useState<SeasonChange>(() => changeOf(season));
  const set = (change: Partial<SeasonChange>) => want((before) => ({ ...before, ...change }));
  const frozen = season.closedAt !== null;
  const bad =
    wanted.order === 'formula' && 'error' in readFormula(wanted.formula ?? '', formulaParts(rulesets));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act({ type: 'saveSeason', season: season.id, change: wanted });
    if (answer.status !== 'refused') onDone();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <Refused reason={refusal} />
      <div className={classes.columns}>
        <About wanted={wanted} set={set} />
        <fieldset className={classes.column} disabled={frozen}>
          <legend>{t('season.settings.counting')}</legend>
          {frozen && <p className={classes.hint}>{t('season.settings.frozen')}</p>}
          <div>
            <p className={classes.label}>{t('season.settings.order')}</p>
            <SegmentedControl
              fullWidth
              size="md"
              disabled={frozen}
              aria-label={t('season.settings.order')}
              value={wanted.order ?? 'points'}
              data={standingOrders.map((order) => ({ value: order, label: t(`season.order.${order}`) }))}
              onChange={(order) => set({ order: order === 'points' ? undefined : order })}
            />
          </div>
          <MultiSelect
            label={t('season.settings.ties')}
            description={t('season.settings.tiesWhat')}
            value={wanted.ties ?? []}
            data={tieBreaks.map((tie) => ({ value: tie, label: t(`season.tie.${tie}`) }))}
            comboboxProps={inPlace}
            onChange={(names) => {
              const ties = names.flatMap((name) => tieBreaks.find((tie) => tie === name) ?? []);
              set({ ties: ties.length > 0 ? ties : undefined });
            }}
          />
          <div className={classes.pair}>
            <Count
              label={t('season.settings.minGames')}
              unset={t('season.settings.anyNumber')}
              value={wanted.minGames}
              onChange={(minGames) => set({ minGames })}
            />
            <Count
              label={t('season.settings.best')}
              unset={t('season.settings.any')}
              value={wanted.best}
              onChange={(best) => set({ best })}
            />
          </div>
        </fieldset>
      </div>
      {wanted.order === 'formula' && !frozen && (
        <FormulaField
          season={season.id}
          counting={wanted}
          onChange={(formula) => set({ formula: formula === '' ? undefined : formula })}
        />
      )}
      {wanted.order === 'formula' && frozen && (
        <TextInput
          readOnly
          label={t('season.settings.formula')}
          classNames={{ input: classes.code }}
          value={wanted.formula ?? ''}
        />
      )}
      <div className={classes.foot}>
        <Button type="submit" disabled={wanted.name.trim() === '' || bad}>
          {t('season.settings.save')}
        </Button>
      </div>
    </form>
  );
}

interface AboutProps {
  readonly wanted: SeasonChange;
  readonly set: (change: Partial<SeasonChange>) => void;
}

const noRules = '-';

function About({ wanted, set }: AboutProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const houses = useConsole()?.houses ?? [];
  const rules = useRulesList(houses);
  const chosen = wanted.ruleset && { ruleset: wanted.ruleset, house: wanted.house };
  const ruleset = chosen && rulesIn(chosen, houses);
  const changed = Object.keys(wanted.options ?? {}).length;
  const day = (field: 'from' | 'to') => (
    <TextInput
      type="date"
      label={t(`season.settings.${field}`)}
      value={wanted[field] ?? ''}
      onChange={(event) => set({ [field]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <fieldset className={classes.column}>
      <legend>{t('season.settings.about')}</legend>
      <TextInput
        data-autofocus
        label={t('desk.season.name')}
        maxLength={60}
        value={wanted.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        {day('from')}
        {day('to')}
      </div>
      <Select
        label={t('season.settings.ruleset')}
        value={chosen ? entryOf(chosen, houses) : noRules}
        data={[{ value: noRules, label: t('season.settings.lastRules') }, ...rules]}
        onChange={(value) => {
          const next = chosenBy(value, houses);
          set({ ruleset: next?.ruleset, house: next?.house, options: undefined });
        }}
      />
      {ruleset && (
        <>
          <Button variant="default" onClick={() => setChoosing(true)}>
            {changed === 0 ? t('desk.options.open') : t('desk.options.changed', { count: changed })}
          </Button>
          <Options
            ruleset={ruleset}
            draft={{ options: wanted.options ?? {} }}
            name={chosen && houseIn(chosen, houses)?.name}
            opened={choosing}
            onClose={() => setChoosing(false)}
            onChange={(options) => set({ options: Object.keys(options).length > 0 ? options : undefined })}
          />
        </>
      )}
    </fieldset>
  );
}

interface CountProps {
  readonly label: string;
  /** What it is while nothing is set. */
  readonly unset: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function Count({ label, unset, value, onChange }: CountProps) {
  return (
    <NumberInput
      label={label}
      placeholder={unset}
      value={value ?? ''}
      min={1}
      max={999}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      onChange={(next) => onChange(typeof next === 'number' && next >= 1 && next <= 999 ? next : undefined)}
    />
  );
}
