import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SeasonFacts } from '../../../shared/contract/season';
import type { RulesetId } from '../../../shared/game/words';
import { dayInWords } from '../dates';
import { useRoleWord } from '../useRoleWord';

/** Which part of a season a table is of. */
export interface Narrowed {
  readonly role?: string;
  readonly date?: string;
}

interface Props {
  readonly facts: SeasonFacts;
  /** The system whose words the roles are told in. */
  readonly ruleset: RulesetId | null;
  readonly chosen: Narrowed;
  readonly onChange: (chosen: Narrowed) => void;
}

/** The whole season, one of its evenings, or what was played in one role. */
export function TableFilter({ facts: { roles, days }, ruleset, chosen, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const roleWord = useRoleWord();
  const value = chosen.role ? `role ${chosen.role}` : chosen.date ? `date ${chosen.date}` : 'all';
  return (
    <Select
      w={230}
      aria-label={t('season.filter.label')}
      value={value}
      maxDropdownHeight={360}
      data={[
        { value: 'all', label: t('season.filter.all') },
        {
          group: t('season.filter.role'),
          items: roles.map((role) => ({
            value: `role ${role}`,
            label: ruleset ? roleWord(ruleset, role) : role,
          })),
        },
        {
          group: t('season.filter.day'),
          items: days.map((day) => ({
            value: `date ${day}`,
            label: dayInWords(day, i18n.language, new Date()),
          })),
        },
      ]}
      onChange={(next) => {
        const [kind, ...rest] = (next ?? 'all').split(' ');
        const what = rest.join(' ');
        onChange(kind === 'role' ? { role: what } : kind === 'date' ? { date: what } : {});
      }}
    />
  );
}
