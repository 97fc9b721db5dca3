import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmendChoice, Place } from '../../../../shared/contract/amend';
import { GameDialog } from '../bar/GameDialog';
import { useTable } from '../useTable';
import classes from './Amend.module.css';
import { Choices } from './Choices';
import { Preview } from './Preview';
import { changesFor, changesOf, corrected, type Draft, type Spot, useAmend } from './useAmend';

/** A correction of the past: what it should be, beside it what becomes different; nothing is written before the word. */
export function AmendDialog({
  spot,
  draft,
  onDraft,
  onAnother,
  onBack,
  onDone,
}: {
  spot: Spot;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onAnother: () => void;
  onBack: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { view, say, shown, toggleShown } = useTable();
  const { place } = spot;
  const { groups, preview, ready, refusal, confirm } = useAmend(
    spot,
    draft,
    `${view.undo?.n}/${view.redo?.n}`,
  );
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const isRemoved = changesOf(draft).some(
    (change) => change.type === 'remove' && isTarget(place, change.target),
  );
  const choose = (choice: AmendChoice) => onDraft(corrected(draft, spot, changesFor(place, choice)));
  const remove = () =>
    place.type === 'change' &&
    onDraft(corrected(draft, spot, isRemoved ? [] : [{ type: 'remove', target: place.target }]));
  const loaded = groups !== null;
  // What can be chosen is reached at once by the keys.
  useEffect(() => {
    if (loaded) document.querySelector<HTMLElement>('[data-choices] button')?.focus({ preventScroll: true });
  }, [loaded]);
  const [typed, setTyped] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  // What was typed is confirmed by Enter: on the seat that had the focus, Enter would choose that one instead.
  useEffect(() => {
    if (!typed || !ready) return;
    submit.current?.focus();
    setTyped(false);
  }, [typed, ready]);
  const onEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.code !== 'Enter' && event.code !== 'NumpadEnter') return;
    if (!event.ctrlKey && !typed) return;
    event.preventDefault();
    if (event.ctrlKey && !event.repeat) event.currentTarget.requestSubmit();
  };
  const blocked = refusal ?? preview?.refusal?.reason ?? null;
  return (
    <GameDialog
      open
      onClose={onBack}
      size="80rem"
      title={t(place.type === 'change' ? 'amend.title.change' : 'amend.title.insert')}
    >
      <form
        className={classes.amend}
        onKeyDown={onEnter}
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready || busy) return;
          setBusy(true);
          void confirm(reason.trim()).then((taken) => {
            setBusy(false);
            if (taken) onDone();
          });
        }}
      >
        <Choices
          spot={spot}
          groups={groups}
          draft={draft}
          removed={isRemoved}
          onChoose={choose}
          onTyped={() => setTyped(true)}
          onRemove={remove}
        />
        <section className={classes.preview} aria-live="polite" aria-label={t('amend.preview')}>
          <h3 className={classes.title}>{t('amend.preview')}</h3>
          {preview ? (
            <Preview
              preview={preview}
              draft={draft}
              onFill={(key, option) => onDraft({ ...draft, fills: { ...draft.fills, [key]: option } })}
            />
          ) : (
            <p className={classes.nothing}>{t('amend.chooseFirst')}</p>
          )}
          {!shown && (
            <Button variant="default" onClick={toggleShown}>
              {t('amend.showSecrets')}
            </Button>
          )}
        </section>
        <div className={classes.foot}>
          {blocked && (
            <p className={classes.blocked} role="alert">
              {say(blocked)}
            </p>
          )}
          <TextInput
            className={classes.reason}
            aria-label={t('amend.reason')}
            placeholder={t('amend.reason')}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button variant="default" onClick={onBack}>
            {t('amend.back')}
          </Button>
          <Button variant="default" disabled={!preview} onClick={onAnother}>
            {t('amend.another')}
          </Button>
          <Button ref={submit} type="submit" color="now" loading={busy} disabled={!ready}>
            {t('amend.confirm')}
          </Button>
        </div>
      </form>
    </GameDialog>
  );
}

function isTarget(place: Place, id: string): boolean {
  return place.type === 'change' && place.target === id;
}
