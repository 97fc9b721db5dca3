import { Button, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameRecord } from '../../../shared/contract/record';
import { openStory } from '../../../shared/game/story';
import { searched, storyText } from '../../../shared/game/storySearch';
import type { StorySection } from '../../../shared/game/storySheet';
import type { Text } from '../../../shared/game/words';
import { useSay } from '../../ui/say';
import classes from './record.module.css';
import { Scrolled } from './Scrolled';
import { useCopy } from './useCopy';

/** The story of the game by night and day; searched by word, name or seat, copied as it is seen. */
export function StoryTab({ record, hidden, veil }: { record: GameRecord; hidden: boolean; veil: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { names, story } = record;
  const say = useSay(names);
  const [query, setQuery] = useState('');
  const { copied, byHand, copy } = useCopy();
  const readable = useMemo(() => (hidden ? openStory(story) : story), [hidden, story]);
  const found = searched(readable, query, { say, names, language: i18n.language });
  const lines = found.reduce((sum, section) => sum + section.lines.length, 0);
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          data-autofocus
          className={classes.search}
          type="search"
          aria-label={t('record.search')}
          placeholder={t('record.searchHow')}
          leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <span role="status" className={classes.count}>
          {query.trim() !== '' && t('record.found', { count: lines })}
        </span>
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size="1.125rem" /> : <IconCopy size="1.125rem" />}
          disabled={lines === 0}
          onClick={() => copy(storyText(found, say))}
        >
          {t(copied ? 'record.copied' : 'record.copy')}
        </Button>
      </div>
      {veil}
      {byHand !== null && (
        <Textarea
          className={classes.byHand}
          label={t('record.copyByHand')}
          value={byHand}
          readOnly
          rows={5}
          ref={(area) => area?.select()}
        />
      )}
      <Scrolled label={t('record.page.story')}>
        {found.map((section) => (
          <Section key={section.period} section={section} say={say} />
        ))}
        {lines === 0 && (
          <p className={classes.nothing}>{t(query.trim() === '' ? 'record.nothing' : 'record.notFound')}</p>
        )}
      </Scrolled>
    </>
  );
}

function Section({ section, say }: { section: StorySection; say: (text: Text) => string }) {
  const { t } = useTranslation();
  const { period, title, lines } = section;
  return (
    <section className={classes.section} data-night={period.startsWith('n') || undefined}>
      <h3>{say(title)}</h3>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are derived anew and carry no id.
          <li key={index} data-topic={line.topic ?? undefined}>
            {say(line.text)}
            {line.despite.map((reason) => (
              <em key={reason} className={classes.despite}>
                <IconAlertTriangle size="0.875rem" aria-hidden="true" /> {t('table.log.despite', { reason })}
              </em>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
