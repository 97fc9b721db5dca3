import { nanoid } from 'nanoid';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AmendChoice,
  AmendGroup,
  AmendPreview,
  EntryLine,
  Fills,
  Place,
} from '../../../../shared/contract/amend';
import type { Touched } from '../../../../shared/game/amend/open';
import type { Fact } from '../../../../shared/game/facts';
import type { Change } from '../../../../shared/game/journal';
import type { Seat, Text } from '../../../../shared/game/words';
import { useSend } from '../../../ui/connection';

/** Where something is corrected, and the entry that is there or before it. */
export interface Spot {
  readonly place: Place;
  readonly line: EntryLine;
}

/** One correction of the draft: where it is, and what is to be changed there. */
interface Correction extends Spot {
  readonly changes: readonly Change[];
}

export interface Draft {
  readonly corrections: readonly Correction[];
  readonly fills: Fills;
}

export const noDraft: Draft = { corrections: [], fills: {} };

/** All changes of a draft, in the order they were made. */
export function changesOf({ corrections }: Draft): Change[] {
  return corrections.flatMap((one) => one.changes);
}

/** Where a draft corrects the game, and whom its entries name before and after. */
export function touchedBy({ corrections }: Draft): Touched {
  const facts = corrections.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.type === 'remove' ? [] : [change.entry.fact])),
  );
  const named = [...corrections.map(({ line }) => line.text.params?.seat), ...facts.map(seatOf)];
  return {
    phases: corrections.map(({ line }) => line.phase),
    seats: named.filter((seat) => typeof seat === 'number'),
  };
}

function seatOf(fact: Fact): Seat | null | undefined {
  if (fact.type === 'overrule') return 'seat' in fact.what ? fact.what.seat : undefined;
  return 'seat' in fact ? fact.seat : undefined;
}

export function isAt(one: Place, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a choice at a place changes. */
export function changesFor(place: Place, choice: AmendChoice): Change[] {
  if (place.type === 'change') {
    const [fact] = choice.facts;
    return fact ? [{ type: 'replace', target: place.target, entry: { id: place.target, v: 1, fact } }] : [];
  }
  let { after } = place;
  return choice.facts.map((fact): Change => {
    const entry = { id: nanoid(), v: 1, fact } as const;
    const change = { type: 'insert', after, entry } as const;
    after = entry.id;
    return change;
  });
}

/** The draft with a correction at this place; without one where nothing is left to change. */
export function corrected(draft: Draft, spot: Spot, changes: readonly Change[]): Draft {
  const others = draft.corrections.filter((one) => !isAt(one.place, spot.place));
  return {
    ...draft,
    corrections: changes.length > 0 ? [...others, { ...spot, changes }] : others,
  };
}

interface Amending {
  readonly groups: readonly AmendGroup[] | null;
  readonly preview: AmendPreview | null;
  /** The preview is that of the draft as it is now, and can be written. */
  readonly ready: boolean;
  readonly refusal: Text | null;
  /** Writes what the preview shows; true when it was taken. */
  confirm(reason: string): Promise<boolean>;
}

/** Asks the console what can stand at a place and what the draft would come to. `moves` changes with the game. */
export function useAmend(spot: Spot, draft: Draft, moves: string): Amending {
  const { place } = spot;
  const { t } = useTranslation();
  const send = useSend();
  const [groups, setGroups] = useState<readonly AmendGroup[] | null>(null);
  const [preview, setPreview] = useState<AmendPreview | null>(null);
  const [refusal, setRefusal] = useState<Text | null>(null);
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState<string | null>(null);
  const reason = t('amend.byCorrection');
  const question = JSON.stringify([place, draft, moves, asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the place and the draft.
  useEffect(() => {
    let current = true;
    const changes = changesOf(draft);
    // What was forgotten is chosen instead of what was chosen before, and what is taken out can still be looked at.
    const isAsked = place.type === 'insert' || changes.some((change) => change.type === 'remove');
    const others = isAsked ? changesOf(corrected(draft, spot, [])) : changes;
    void send({ type: 'amendChoices', changes: others, place }).then((answer) => {
      if (!current) return;
      if (answer.status === 'refused') setRefusal(answer.refusal.reason);
      else setGroups(answer.data);
    });
    if (changes.length === 0) setPreview(null);
    else {
      void send({ type: 'previewAmend', changes, fills: draft.fills, reason }).then((answer) => {
        if (!current) return;
        if (answer.status === 'refused') setRefusal(answer.refusal.reason);
        else {
          setRefusal(null);
          setPreview(answer.data);
          setAnswered(question);
        }
      });
    }
    return () => {
      current = false;
    };
  }, [send, question]);
  const confirm = useCallback(
    async (why: string) => {
      if (!preview) return false;
      const { n, changes } = preview;
      const answer = await send({ type: 'amend', n, changes: [...changes], reason: why });
      if (answer.status !== 'refused') return true;
      setRefusal(answer.refusal.reason);
      // What was shown is no longer so: it is worked out again.
      setAsked((count) => count + 1);
      return false;
    },
    [send, preview],
  );
  const ready = preview !== null && preview.refusal === null && answered === question;
  return { groups, preview, ready, refusal, confirm };
}
