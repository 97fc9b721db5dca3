import { Button, Select } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sheet } from '../../../shared/club/sheet';
import type { SeasonFacts } from '../../../shared/contract/season';
import { rulesetOf } from '../../../shared/rulesets';
import { houseColumns } from '../../../shared/rulesets/house';
import {
  type BroughtColumns,
  type BroughtPlan,
  broughtFields,
  planBrought,
  readBrought,
} from '../../../shared/season/brought';
import type { PlayedBy } from '../../../shared/season/standings';
import { useConsole } from '../../ui/connection';
import { Dialog } from '../../ui/Dialog';
import { inNumbers } from '../../ui/numbers';
import { Refused } from '../parts/Refused';
import { chosenBy, entryOf, houseIn, type RulesChosen, useRulesList } from '../setup/rulesChoice';
import { inParts, mostRows } from '../sheet/inParts';
import { SheetColumns } from '../sheet/SheetColumns';
import { SheetPreview } from '../sheet/SheetPreview';
import { SheetSource } from '../sheet/SheetSource';
import classes from '../sheet/sheet.module.css';
import { useAct } from '../useAct';
import { useAnswer } from '../useAnswer';

interface Props {
  readonly facts: SeasonFacts;
  /** Whose table is looked at. */
  readonly system: PlayedBy;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Brings in what was played of a season before the console: first it is shown, then all rows are taken or none. */
export function BringResults({ facts, system, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const players = useAnswer(opened ? { type: 'players' } : null);
  const houses = useConsole()?.houses ?? [];
  const rules = useRulesList(houses);
  const [chosen, choose] = useState<RulesChosen>({ ruleset: system.ruleset, house: system.house?.id });
  const house = houseIn(chosen, houses);
  const [read, setRead] = useState<{ readonly sheet: Sheet; readonly columns: BroughtColumns } | null>(null);
  const [pasted, paste] = useState('');
  const points = useMemo(
    () => (house ? houseColumns(house) : (rulesetOf(chosen.ruleset)?.columns ?? [])),
    [house, chosen.ruleset],
  );
  const plan = useMemo(
    () => (read ? planBrought(read.sheet, read.columns, points, players.data ?? []) : []),
    [read, points, players.data],
  );
  const blocked = plan.some(({ state }) => state === 'bad' || state === 'twice') || plan.length > mostRows;
  const entry = entryOf(chosen, houses);
  const brought = facts.brought[entry] ?? 0;
  const close = () => {
    setRead(null);
    paste('');
    onClose();
  };
  const bring = async (rows: readonly BroughtPlan[]) => {
    const to = { season: facts.season.id, ruleset: chosen.ruleset, house: house?.id };
    for (const part of inParts(rows.flatMap(({ row }) => row ?? []))) {
      const answer = await act({ type: 'bringResults', ...to, ...part });
      if (answer.status === 'refused') return;
    }
    onDone();
    close();
  };
  return (
    <Dialog
      title={t('season.bring.title', { season: facts.season.name })}
      opened={opened}
      onClose={close}
      width={940}
      footer={
        read ? (
          <>
            <div role="status" className={classes.outcome}>
              <b>{t('season.bring.sum', { count: plan.length })}</b>
              {blocked && <small data-bad>{t('people.import.blocked')}</small>}
            </div>
            <Button variant="default" onClick={() => setRead(null)}>
              {t('people.sheet.other')}
            </Button>
            <Button disabled={plan.length === 0 || blocked} onClick={() => void bring(plan)}>
              {t('season.bring.do')}
            </Button>
          </>
        ) : (
          brought > 0 && (
            <>
              <span>{t('season.bring.there', { count: brought })}</span>
              <Button variant="default" onClick={() => void bring([])}>
                {t('season.bring.drop')}
              </Button>
            </>
          )
        )
      }
    >
      <Refused reason={refusal ?? players.refusal} />
      {read ? (
        <>
          <SheetColumns
            sheet={read.sheet}
            fields={broughtFields(points).map((field) => ({
              field,
              label: t(`season.bring.field.${field}`),
            }))}
            columns={read.columns}
            onChange={(columns) => setRead({ ...read, columns })}
          />
          <Preview plan={plan} points={points} />
        </>
      ) : (
        <>
          <Select
            mb="md"
            w={280}
            label={t('season.bring.system')}
            value={entry}
            data={rules}
            onChange={(value) => choose(chosenBy(value, houses) ?? chosen)}
          />
          <SheetSource
            what={t('season.bring.what')}
            example={t('season.bring.example')}
            pasted={pasted}
            onPaste={paste}
            onRead={(content) => setRead(readBrought(content, points))}
          />
        </>
      )}
    </Dialog>
  );
}

const icons = { known: IconCheck, new: IconPlus, twice: IconAlertTriangle, bad: IconAlertTriangle } as const;

function Preview({ plan, points }: { plan: readonly BroughtPlan[]; points: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const fields = broughtFields(points);
  const value = (row: BroughtPlan['row'], field: string) => {
    if (!row) return '';
    const amount =
      field === 'games' || field === 'wins' || field === 'total' ? row[field] : (row.points[field] ?? 0);
    return inNumbers(amount, i18n.language);
  };
  return (
    <SheetPreview
      fields={fields.map((id) => ({ id, label: t(`season.bring.field.${id}`) }))}
      numbers
      rows={plan.map(({ no, name, row, state, who, wrong }) => ({
        no,
        name,
        cells: fields.slice(1).map((field) => ({ words: value(row, field) })),
        state: state === 'twice' ? 'bad' : state,
        icon: icons[state],
        words: t(`season.bring.state.${state}`, {
          who: who ?? '',
          field: wrong ? t(`season.bring.field.${wrong.field}`) : '',
          value: wrong?.value || '—',
        }),
      }))}
    />
  );
}
