import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleOf } from '../../../shared/club/people';
import { type Block, hostBlocks, standingOf } from '../../../shared/club/standing';
import type { Draft, Player } from '../../../shared/contract/club';
import { type Text, type TextParam, text } from '../../../shared/game/words';
import { useSay } from '../../ui/say';
import { useLedger } from '../ledger/useLedger';
import type { Note } from './NameNote';
import { clean } from './names';

/** Somebody whom the club's ledger keeps from this game. */
export interface Kept {
  readonly name: string;
  /** Null: the host of the evening. */
  readonly seat: number | null;
  readonly blocks: readonly Block[];
}

/** What the club's ledger says to a line-up. */
export interface LedgerNotes {
  /** Who is kept from the game; nobody where the ledger's blocks do not hold. */
  readonly kept: readonly Kept[];
  /** What is said at the seats. */
  readonly notes: ReadonlyMap<number, Note>;
  readonly refusal: Text | null;
}

/**
 * EC-113, EC-114, EC-116, EC-119, EC-122: whom of the line-up the ledger keeps from the table. It is the ledger of those
 * who play the Epoch of Clones: under other rules it only reminds.
 */
export function useLedgerNotes({ names, ruleset }: Draft, players: readonly Player[] | null): LedgerNotes {
  const { t } = useTranslation();
  const say = useSay();
  const { ledger, refusal } = useLedger();
  return useMemo(() => {
    const notes = new Map<number, Note>();
    const kept: Kept[] = [];
    if (!ledger || !players) return { kept, notes, refusal };
    const holds = ruleset === 'epoch-of-clones';
    const { records, today } = ledger;
    const { named } = peopleOf(players);
    names.forEach((name, index) => {
      const person = clean(name) === '' ? undefined : named(clean(name));
      const blocks = person ? standingOf(records, person.id, today).blocks : [];
      const [first] = blocks;
      if (!person || !first) return;
      const why = blocks.map(({ refusal }) => say(refusal.reason)).join('. ');
      notes.set(index + 1, {
        kind: holds ? 'kept' : 'reminded',
        text: say(shortText(first)),
        brief: t(`ledger.block.${first.kind}`),
        more: holds ? why : t('ledger.seat.note', { why }),
      });
      if (holds) kept.push({ name: person.name, seat: index + 1, blocks });
    });
    const hosting = ledger.host === null ? [] : hostBlocks(records, ledger.host, today);
    if (holds && ledger.host !== null && hosting.length > 0) {
      kept.push({ name: ledger.nameOf(ledger.host), seat: null, blocks: hosting });
    }
    return { kept, notes, refusal };
  }, [ledger, players, names, ruleset, refusal, say, t]);
}

/** One who is kept from the game, with every reason, or with the first in short. */
export function keptText({ name, seat, blocks }: Kept, short = false): Text {
  const [first] = blocks;
  const why: TextParam = short && first ? shortText(first) : blocks.map(({ refusal }) => refusal.reason);
  return seat === null
    ? text('ledger.seat.host', { name, why })
    : text('ledger.seat.player', { no: seat, name, why });
}

function shortText({ kind, until }: Block): Text {
  return text(`ledger.short.${kind}`, { until: until ?? '' });
}
