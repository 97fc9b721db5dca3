import { Button, SegmentedControl, Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import { useConsole } from '../../ui/connection';
import { changedOptions, deckOptions, withDeck, withRuleset } from './draft';
import classes from './newgame.module.css';
import { Options } from './Options';
import { chosenBy, entryOf, houseIn, rulesIn, useRulesList } from './rulesChoice';

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Which rules are played, with which deck, and how many of their options are not as usual. */
export function Rules({ ruleset, draft, onChange }: Props) {
  const { t } = useTranslation();
  const view = useConsole();
  const own = view?.settings.customRoles ?? [];
  const houses = view?.houses ?? [];
  const rules = useRulesList(houses);
  const [choosing, setChoosing] = useState(false);
  const changed = changedOptions(ruleset, draft).length;
  const switchTo = useParked(draft, onChange);
  return (
    <>
      <div className={classes.rules}>
        <Select
          aria-label={t('desk.setup.ruleset')}
          value={entryOf(draft, houses)}
          data={rules}
          onChange={(value) => {
            const chosen = chosenBy(value, houses);
            const next = chosen && rulesIn(chosen, houses);
            if (next) switchTo(withRuleset(next, draft, chosen.house));
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
        ofGame
        ruleset={ruleset}
        draft={draft}
        name={houseIn(draft, houses)?.name}
        opened={choosing}
        onClose={() => setChoosing(false)}
        onChange={(options) => onChange({ ...draft, options })}
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

function keyOf({ ruleset, house, options }: Draft): string {
  return `${ruleset} ${house ?? ''} ${options.variant ?? ''}`;
}
