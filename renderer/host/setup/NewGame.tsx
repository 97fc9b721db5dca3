import { VisuallyHidden } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, GameSummary } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import type { Text } from '../../../shared/game/words';
import { rulesets } from '../../../shared/rulesets';
import { useConsole, useSend } from '../../ui/connection';
import { dayOf } from '../dates';
import { Refused } from '../parts/Refused';
import { personsOf } from '../players/find';
import { seasonForNew } from '../season/inUse';
import { useAnswer } from '../useAnswer';
import { AdmitDialog } from './AdmitDialog';
import { Composition } from './Composition';
import { type Obstacle, obstacles } from './draft';
import { type Kept, keptText, useLedgerNotes } from './ledgerNotes';
import { Missing } from './Missing';
import { clean } from './names';
import classes from './newgame.module.css';
import { Rules } from './Rules';
import { rulesIn, withoutGone } from './rulesChoice';
import { SeatList } from './SeatList';
import { StartButton } from './StartButton';
import { start } from './start';
import { Toolbar } from './Toolbar';
import { useDraft } from './useDraft';

/** A new game, from the people to the start. */
export function NewGame() {
  const { t, i18n } = useTranslation();
  const { draft: kept, change, flush } = useDraft();
  const houses = useConsole()?.houses ?? [];
  const draft = useMemo(() => withoutGone(kept, houses), [kept, houses]);
  const ruleset = useMemo(() => rulesIn(draft, houses) ?? rulesets[0], [draft, houses]);
  const players = useAnswer({ type: 'players' });
  const persons = useMemo(
    () => (players.data ? personsOf(players.data, i18n.language) : null),
    [players.data, i18n.language],
  );
  const seatList = useRef<HTMLDivElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  const games = useAnswer({ type: 'games', season: null });
  const [gameNo, setGameNo] = useState<number | null>(null);
  const no = gameNo ?? nextGameNo(games.data ?? []);
  const { starting, refusal, begin } = useStart(flush, gameNo);
  const ledger = useLedgerNotes(draft, players.data);
  const [admitting, setAdmitting] = useState(false);
  const goTo = useCallback((seat: number) => {
    const input = seatList.current?.querySelector<HTMLInputElement>(`[data-seat="${seat}"]`);
    input?.focus();
    input?.select();
  }, []);
  // The last name stands: on to a seat without one, else to the start, else to one more seat. Never stay: what is
  // typed next would become part of that name.
  const goOn = () => {
    const seats = seatList.current?.querySelectorAll<HTMLInputElement>('[data-seat]') ?? [];
    const free = [...seats].find((input) => clean(input.value) === '');
    const next = [free, startButton.current, moreButton.current].find((one) => one && !one.disabled);
    if (next) next.focus();
    else [...seats].at(-1)?.blur();
    // A text that comes from an input method goes to the caret, wherever the focus is.
    if (next !== free) window.getSelection()?.removeAllRanges();
  };
  const firstFree = useRef(draft.names.indexOf('') + 1);
  useEffect(() => goTo(firstFree.current), [goTo]);
  if (!ruleset) return null;
  const missing = obstacles(ruleset, draft);
  return (
    <>
      <VisuallyHidden component="h1">{t('desk.page.setup')}</VisuallyHidden>
      <Refused reason={refusal ?? players.refusal ?? ledger.refusal} />
      <div className={classes.setup}>
        <div className={classes.people} ref={seatList}>
          <Toolbar
            ruleset={ruleset}
            draft={draft}
            games={games.data ?? []}
            gameNo={no}
            onChange={change}
            onGameNo={setGameNo}
            more={moreButton}
          />
          <SeatList
            names={draft.names}
            players={persons}
            notes={ledger.notes}
            onChange={(names) => change({ ...draft, names: [...names] })}
            onLast={goOn}
          />
        </div>
        <aside className={classes.side} aria-label={t('desk.setup.rules')}>
          <Rules ruleset={ruleset} draft={draft} onChange={change} />
          <Composition ruleset={ruleset} draft={draft} onChange={change} />
          <Missing missing={[...missing, ...inTheWay(ledger.kept)]} onGo={goTo} />
          <StartButton
            ref={startButton}
            starting={starting}
            ready={missing.length === 0}
            onClick={() => (ledger.kept.length > 0 ? setAdmitting(true) : begin(ruleset, draft))}
          />
        </aside>
      </div>
      <AdmitDialog
        opened={admitting}
        kept={ledger.kept}
        starting={starting}
        onClose={() => setAdmitting(false)}
        onStart={async (reason) => {
          await begin(ruleset, draft, reason);
          setAdmitting(false);
        }}
      />
    </>
  );
}

/** The start still works: it asks for the reason to admit them. */
function inTheWay(kept: readonly Kept[]): Obstacle[] {
  return kept.map((one) => ({ text: keptText(one, true), seat: one.seat }));
}

/** Which game of today the next one is, from 1. */
function nextGameNo(games: readonly GameSummary[]): number {
  const today = dayOf(Date.now());
  return 1 + Math.max(0, ...games.map((game) => (game.date === today ? game.gameNo : 0)));
}

/** `gameNo`: null where it is as the console counts. */
function useStart(flush: () => void, gameNo: number | null) {
  const send = useSend();
  const view = useConsole();
  const [starting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<Text | null>(null);
  const begin = async (ruleset: Ruleset, draft: Draft, despite?: string) => {
    // The console puts the draft away when the game begins; nothing may follow and bring it back.
    flush();
    setStarting(true);
    const season = (view && seasonForNew(view)?.id) ?? null;
    const reason = await start(send, ruleset, draft, { season, despite, gameNo });
    setStarting(false);
    setRefusal(reason);
  };
  return { starting, refusal, begin };
}
