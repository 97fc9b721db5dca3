import type { FactOf } from './facts';
import type { Told } from './log';
import { phaseTitle } from './phases';
import { type RoleBook, roleText } from './roles';
import { type Text, text } from './words';

/** The host's word in the log, with its reason. Cards and points may not be seen while the roles are hidden. */
export function tellWord(book: RoleBook, { what, reason }: FactOf<'overrule'>): Told {
  const told = (words: Text, secret = false): Told => ({
    text: text('amend.told.word', { what: words, reason }),
    secret,
  });
  switch (what.kind) {
    case 'out':
      return told(
        text('amend.told.out', { seat: what.seat, cause: text(`table.left.${what.cause}`) }),
        what.cause === 'night-kill',
      );
    case 'in':
      return told(text('amend.told.in', { seat: what.seat }), true);
    case 'role': {
      const { seat, role } = what;
      const words =
        role === null
          ? text('log.roleCleared', { seat })
          : text('log.role', { seat, role: roleText(book, role) });
      return told(words, true);
    }
    case 'void': {
      const { seat, rule } = what.row;
      return told(text(what.on ? 'amend.told.void' : 'amend.told.counted', { seat, rule }), true);
    }
    case 'points': {
      const { seat, amount } = what;
      return told(
        text(amount > 0 ? 'amend.told.bonus' : 'amend.told.penalty', { seat, amount: Math.abs(amount) }),
        true,
      );
    }
    case 'winner':
      return told(
        what.winner === null
          ? text('amend.told.noWinner')
          : text('amend.told.winner', { team: text(`team.${what.winner}`) }),
      );
    case 'skip':
      return told(text('amend.told.skip', { phase: phaseTitle(what.phase, book.ruleset) }));
    case 'repeat':
      return told(text('amend.told.repeat', { phase: phaseTitle(what.phase, book.ruleset) }));
  }
}
