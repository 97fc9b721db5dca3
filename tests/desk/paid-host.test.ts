import { expect, it } from 'vitest';
import { paidHost } from '../../renderer/host/ledger/useLedger';
import type { LedgerLine } from '../../shared/club/ledger';

const line = (
  player: string,
  role: 'host' | 'winner',
  takenBack: LedgerLine['takenBack'] = null,
): LedgerLine => ({
  id: `line${player}`,
  at: 1,
  record: { type: 'payout', on: '2026-03-01', game: 'game0001', player, role, amount: 5 },
  takenBack,
});

it('EC-131: a host whose prize was taken back is still the one whom it is owed to', () => {
  const lines = [line('owl00001', 'host', { at: 2, reason: 'помилка' }), line('fox00001', 'winner')];
  expect(paidHost(lines, 'game0001')).toBe('owl00001');
  expect(paidHost([...lines, line('cat00001', 'host')], 'game0001')).toBe('cat00001');
  expect(paidHost(lines, 'game0002')).toBeNull();
  expect(paidHost(lines.slice(1), 'game0001')).toBeNull();
});
