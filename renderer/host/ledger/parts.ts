import { playersIn } from '../../../shared/club/ledger';
import type { ClubRecord } from '../../../shared/club/records';
import {
  type Block,
  hostBlocks,
  justifiedInWeek,
  type PlayerStanding,
  standingOf,
} from '../../../shared/club/standing';
import type { EntryKind } from './entry';
import type { LedgerInHand } from './useLedger';

/** The parts of the ledger's page. */
export const parts = ['discipline', 'blackList', 'bans', 'noConfidence', 'fund'] as const;
export type Part = (typeof parts)[number];

interface Contents {
  readonly records: readonly ClubRecord['type'][];
  readonly blocks: readonly Block['kind'][];
  /** What the host can enter there by hand. */
  readonly entries: readonly EntryKind[];
}

/** What each part shows, and what can be entered there. */
export const contents: Readonly<Record<Part, Contents>> = {
  discipline: {
    records: ['breach', 'warning', 'expelled', 'admitted'],
    blocks: ['zombie', 'suspension'],
    entries: ['breach', 'warning'],
  },
  blackList: { records: ['suicide'], blocks: ['blackList'], entries: ['suicide'] },
  bans: { records: ['ban'], blocks: ['ban', 'suspension'], entries: ['ban'] },
  noConfidence: { records: ['noConfidence'], blocks: ['noConfidence'], entries: ['noConfidence'] },
  fund: {
    records: ['donation', 'shareIncome', 'payout', 'sponsored'],
    blocks: [],
    entries: ['donation', 'shareIncome', 'sponsored'],
  },
};

/** Somebody who belongs into a part of the ledger. */
export interface Listed {
  readonly player: string;
  readonly name: string;
  readonly standing: PlayerStanding;
  /** Justified no-confidences in the last week. */
  readonly declared: number;
  readonly blocks: readonly Block[];
}

/** Who belongs into a part now, those who are kept from the table first, then by name. */
export function listedIn(part: Part, ledger: LedgerInHand, language: string): readonly Listed[] {
  const { records, today } = ledger;
  const { blocks: kinds } = contents[part];
  const players = [...new Set(records.flatMap(playersIn))];
  return players
    .map((player): Listed => {
      const standing = standingOf(records, player, today);
      const all = [...standing.blocks, ...hostBlocks(records, player, today)];
      return {
        player,
        name: ledger.nameOf(player),
        standing,
        declared: justifiedInWeek(records, player, today),
        blocks: all.filter((block) => kinds.includes(block.kind)),
      };
    })
    .filter((one) => one.blocks.length > 0 || isListed(part, one))
    .sort(
      (a, b) =>
        Number(b.blocks.length > 0) - Number(a.blocks.length > 0) || a.name.localeCompare(b.name, language),
    );
}

function isListed(part: Part, { standing, declared }: Listed): boolean {
  switch (part) {
    case 'discipline':
      return standing.breaches + standing.warnings + standing.expulsions > 0;
    case 'blackList':
      return standing.suicides > 0;
    case 'noConfidence':
      return declared > 0;
    case 'bans':
    case 'fund':
      return false;
  }
}
