import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import { rulesets } from '../../../shared/rulesets';
import { withRuleset } from './draft';
import classes from './newgame.module.css';
import { Options } from './Options';

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Which rules are played, and how many of their options are not as usual. */
export function Rules({ ruleset, draft, onChange }: Props) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const changed = Object.keys(draft.options).length;
  return (
    <div className={classes.rules}>
      <Select
        aria-label={t('desk.setup.ruleset')}
        value={ruleset.id}
        data={rulesets.map(({ id }) => ({ value: id, label: t(`common.ruleset.${id}`) }))}
        onChange={(id) => {
          const chosen = rulesets.find((one) => one.id === id);
          if (chosen) onChange(withRuleset(chosen, draft));
        }}
      />
      <Button variant="default" onClick={() => setChoosing(true)}>
        {changed === 0 ? t('desk.options.open') : t('desk.options.changed', { count: changed })}
      </Button>
      <Options
        ruleset={ruleset}
        draft={draft}
        opened={choosing}
        onClose={() => setChoosing(false)}
        onChange={onChange}
      />
    </div>
  );
}
