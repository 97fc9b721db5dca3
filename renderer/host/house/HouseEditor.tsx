import { Button, Select, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptHouse } from '../../../shared/contract/house';
import { rulesetOf, rulesets } from '../../../shared/rulesets';
import { inPlace } from '../../ui/theme';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { Clocks, Discipline, Points } from './Fields';
import { blankForm, draftOf, type Form, formOf, playOf, problemOf } from './form';
import classes from './house.module.css';
import { TrialPanel } from './TrialPanel';
import { forgetForm, isChanged, keepForm, openForm } from './unsaved';
import { useTrial } from './useTrial';

interface Props {
  /** Null: new rules. */
  readonly house: KeptHouse | null;
  readonly onBack: () => void;
  readonly onSaved: (name: string) => void;
}

/** House rules being written, tried and saved. */
export function HouseEditor({ house, onBack, onSaved }: Props) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const [form, setForm] = useState<Form>(() => openForm(house));
  useEffect(() => keepForm(form, house), [form, house]);
  const { trial, of, running, refusal: broke, start, stop } = useTrial();
  const ruleset = rulesetOf(form.base);
  if (!ruleset) return null;
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }));
  const problem = problemOf(form);
  const play = playOf(form);
  const known = house !== null && playOf(formOf(house)) === play;
  const passed = of === play && trial?.faults?.every((fault) => !fault.breaks) === true;
  const named = form.name.trim() !== '';
  const save = async () => {
    const answer = await act({ type: 'saveHouse', house: draftOf(form) });
    if (answer.status === 'refused') return;
    forgetForm(form.id);
    onSaved(answer.data.name);
  };
  return (
    <section className={classes.editor} aria-label={house?.name ?? t('house.form.title')}>
      <div className={classes.form}>
        <div className={classes.about}>
          <TextInput
            data-autofocus
            label={t('house.form.name')}
            maxLength={60}
            value={form.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Select
            label={t('house.form.base')}
            disabled={house !== null}
            value={form.base}
            data={rulesets.map(({ id }) => ({ value: id, label: t(`common.ruleset.${id}`) }))}
            comboboxProps={inPlace}
            onChange={(id) => {
              const base = rulesets.find((one) => one.id === id);
              if (base) setForm({ ...blankForm(base.id), name: form.name });
            }}
          />
        </div>
        <Clocks ruleset={ruleset} form={form} set={set} />
        <Discipline ruleset={ruleset} form={form} set={set} />
        <Points ruleset={ruleset} form={form} set={set} />
      </div>
      <div className={classes.side}>
        <TrialPanel
          trial={trial}
          running={running}
          stale={of !== play}
          known={known}
          disabled={problem !== null}
          onStart={() => start({ ...draftOf(form), name: form.name.trim() || ruleset.id }, play)}
          onStop={stop}
        />
        <Refused reason={problem ?? broke ?? refusal} />
        <span className={classes.spacer} />
        <Button
          size="lg"
          leftSection={<IconDeviceFloppy size={20} aria-hidden />}
          disabled={!named || problem !== null || !(passed || known) || running}
          onClick={() => void save()}
        >
          {t('house.trial.save')}
        </Button>
        {isChanged(form, house) && (
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => {
              forgetForm(form.id);
              onBack();
            }}
          >
            {t('house.page.giveUp')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {t('house.page.back')}
        </Button>
      </div>
    </section>
  );
}
