import { Button, SegmentedControl, Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import { rulesets } from '../../../shared/rulesets';
import { useConsole } from '../../ui/connection';
import { changedOptions, deckOptions, withDeck, withRuleset } from './draft';
import classes from './newgame.module.css';
import { Options } from './Options';

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Which rules are played, with which deck, and how many of their options are not as usual. */
export function Rules({ ruleset, draft, onChange }: Props) {
  const { t } = useTranslation();
  const own = useConsole()?.settings.customRoles ?? [];
  const [choosing, setChoosing] = useState(false);
  const changed = changedOptions(ruleset, draft).length;
  const switchTo = useParked(draft, onChange);
  return (
    <>
      <div className={classes.rules}>
        <Select
          aria-label={t('desk.setup.ruleset')}
          value={ruleset.id}
          data={rulesets.map(({ id }) => ({ value: id, label: t(`common.ruleset.${id}`) }))}
          onChange={(id) => {
            const chosen = rulesets.find((one) => one.id === id);
            if (chosen) switchTo(withRuleset(chosen, draft));
          }}
        />
        <Button variant="default" onClick={() => setChoosing(true)}>
          {changed === 0 ? t('desk.options.open') : t('desk.options.changed', { count: changed })}
        </Button>
      </div>
      {deckOptions(ruleset).map(({ name, values, default: usual }) => (
        <SegmentedControl
          key={name}
          className={classes.deckChoice}
          aria-label={t(`desk.option.${name}.label`)}
          size="md"
          fullWidth
          value={String(draft.options[name] ?? usual)}
          data={(Array.isArray(values) ? values : []).map((value) => ({
            value: String(value),
            label: t(`desk.option.${name}.value.${value}`),
          }))}
          onChange={(value) => {
            const next = withDeck(ruleset, draft, name, value);
            switchTo({ ...next, customRoles: draft.customRoles ?? own });
          }}
        />
      ))}
      <Options
        ruleset={ruleset}
        draft={draft}
        opened={choosing}
        onClose={() => setChoosing(false)}
        onChange={onChange}
      />
    </>
  );
}

/** What was set under the rules and the deck that are left for others is there again when the host comes back. */
function useParked(draft: Draft, onChange: Props['onChange']) {
  const parked = useRef(new Map<string, Draft>());
  return (next: Draft) => {
    parked.current.set(keyOf(draft), draft);
    const before = parked.current.get(keyOf(next));
    onChange(before ? { ...next, options: before.options, composition: before.composition } : next);
  };
}

function keyOf({ ruleset, options }: Draft): string {
  return `${ruleset} ${options.variant ?? ''}`;
}
