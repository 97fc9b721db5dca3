import type { Fact, FactOf } from './facts';
import type { Game } from './game';
import { tellWord } from './logWord';
import { phaseTitle } from './phases';
import { customRole, type RoleBook, roleText } from './roles';
import { neutralTeam, type StepKey, type Text, text } from './words';

/** What a fact says in the log. `secret`: it may not be seen while the roles are hidden. */
export interface Told {
  readonly text: Text;
  readonly secret: boolean;
}

const open = (told: Text): Told => ({ text: told, secret: false });
const secret = (told: Text): Told => ({ text: told, secret: true });

/** Whether a fact is a vote that was told to the host alone, of a day whose result has not been told (EC-105). */
export function isUntold({ ruleset, state }: Pick<Game, 'ruleset' | 'state'>, fact: Fact): boolean {
  return fact.type === 'hand' && (ruleset.isToldAlone?.(state, fact.day) ?? false);
}

/** One line of the log for the facts that came with one tap. */
export function tell(book: RoleBook, facts: readonly Fact[]): Told {
  const spoken = facts.filter((fact) => fact.type !== 'done' && fact.type !== 'phaseClosed');
  const run =
    spoken.length > 1
      ? (votesOf(book, spoken) ?? handRun(spoken) ?? shownRun(spoken) ?? rollRun(spoken) ?? dealRun(spoken))
      : null;
  const last = spoken.at(-1) ?? facts.at(-1);
  return run ?? (last ? describeFact(book, last) : open(text('log.nothing')));
}

/** Whether a vote is told by name, and no hand goes up (EC-100). */
const namesVotes = ({ ruleset }: RoleBook) => ruleset === 'epoch-of-clones';

/** EC-100: a vote that takes the place of another one by the host's hand. */
function votesOf(book: RoleBook, facts: readonly Fact[]): Told | null {
  const [before, after] = facts;
  if (!namesVotes(book) || facts.length > 2 || before?.type !== 'hand' || after?.type !== 'hand') return null;
  if (before.up || !after.up || before.voter !== after.voter) return null;
  const params = { seat: before.voter, before: before.candidate, candidate: after.candidate };
  return open(text('log.ballot.changed', params));
}

/** A run of hands in one line: which of them count, and which wait because the run crossed a pause (DM-30). */
function handRun(facts: readonly Fact[]): Told | null {
  const hands = facts.filter((fact) => fact.type === 'hand' || fact.type === 'handWaits');
  const [first] = hands;
  if (!first || hands.length < facts.length) return null;
  const { candidate } = first;
  const all = hands.map((hand) => hand.voter);
  if (!first.up) return open(text('log.handsDown', { seats: all, candidate }));
  const waiting = hands.filter((hand) => hand.type === 'handWaits').map((hand) => hand.voter);
  if (waiting.length === 0) return open(text('log.hands', { seats: all, candidate }));
  const seats = all.filter((voter) => !waiting.includes(voter));
  if (seats.length === 0) return open(text('log.handsWait', { seats: all, candidate }));
  return open(text('log.handsSomeWait', { seats, waiting, candidate }));
}

/** The same numbers shown by several shooters in one line. */
function shownRun(facts: readonly Fact[]): Told | null {
  const shown = facts.filter((fact) => fact.type === 'shown');
  const [first] = shown;
  if (!first || shown.length < facts.length) return null;
  if (shown.some((one) => one.seats.join() !== first.seats.join())) return null;
  const shooters = shown.map((one) => one.shooter);
  return secret(
    first.seats.length === 0
      ? text('log.shownAllNone', { shooters })
      : text('log.shownAll', { shooters, seats: first.seats }),
  );
}

/** Several seats of the roll call in one line. */
function rollRun(facts: readonly Fact[]): Told | null {
  const seats = facts.flatMap((fact) => (fact.type === 'present' && fact.on ? [fact.seat] : []));
  return seats.length < facts.length ? null : open(text('log.presentAll', { seats }));
}

/** The cards of all seats at once: they were dealt by chance. A role that moves to another seat is two facts. */
function dealRun(facts: readonly Fact[]): Told | null {
  return facts.length > 2 && facts.every((fact) => fact.type === 'role') ? secret(text('log.dealt')) : null;
}

function handWords(book: RoleBook, { type, up }: FactOf<'hand'> | FactOf<'handWaits'>): string {
  if (type === 'hand' && namesVotes(book)) return up ? 'log.ballot.given' : 'log.ballot.taken';
  if (type === 'hand') return up ? 'log.hand' : 'log.handDown';
  return up ? 'log.handWaits' : 'log.handWaitsDown';
}

function describeFact(book: RoleBook, fact: Fact): Told {
  switch (fact.type) {
    case 'present':
      return open(text(fact.on ? 'log.present' : 'log.notPresent', { seat: fact.seat }));
    case 'role':
      return secret(
        fact.role === null
          ? text('log.roleCleared', { seat: fact.seat })
          : text('log.role', { seat: fact.seat, role: roleText(book, fact.role) }),
      );
    case 'act':
      return secret(actWords(book, fact));
    case 'fate':
      return secret(text(fact.dies ? 'log.dies' : 'log.lives', { seat: fact.seat }));
    case 'shown':
      return secret(
        fact.seats.length === 0
          ? text('log.shownNone', { shooter: fact.shooter })
          : text('log.shown', { shooter: fact.shooter, seats: fact.seats }),
      );
    case 'shootingOrder':
      return secret(
        fact.seats.length === 0 ? text('log.noOrder') : text('log.order', { order: fact.seats.join(' → ') }),
      );
    case 'ranks':
      return secret(text('log.ranks', { order: fact.seats.join(' → ') }));
    case 'deathNumber':
      return secret(text('log.deathNumber', { number: fact.number }));
    case 'nominated':
      return open(
        fact.by === undefined
          ? text('log.nominated', { seat: fact.seat })
          : text('log.nominatedBy', { seat: fact.seat, by: fact.by }),
      );
    case 'nominationWithdrawn':
      return open(text('log.withdrawn', { seat: fact.seat }));
    case 'hand':
    case 'handWaits':
      return open(text(handWords(book, fact), { seat: fact.voter, candidate: fact.candidate }));
    case 'voteCut':
      return open(text(fact.choice === 'cut' ? 'log.cut' : 'log.rest'));
    case 'tieChoice':
      return open(text(fact.choice === 'expel' ? 'log.expel' : 'log.shootout'));
    case 'raiseHand':
      return open(text(fact.up ? 'log.raise' : 'log.raiseDown', { seat: fact.voter }));
    case 'voteAfterRemoval':
      return open(text(fact.choice === 'goesOn' ? 'log.voteGoesOn' : 'log.voteCancelled'));
    case 'ballotMode':
      return open(text(`log.ballotMode.${fact.mode}`));
    case 'away':
      return secret(text(fact.away ? 'log.away' : 'log.awayNoMore', { seat: fact.seat }));
    case 'loneStands':
      return secret(text(fact.on ? 'log.loneStands' : 'log.loneStandsNo', { seat: fact.seat }));
    case 'sentence':
      return secret(fact.seat === null ? text('log.pardoned') : text('log.condemned', { seat: fact.seat }));
    case 'suspects':
      return open(
        fact.named.length === 0
          ? text('log.noSuspects', { seat: fact.seat })
          : text('log.suspects', { seat: fact.seat, named: fact.named }),
      );
    case 'verdict':
      return open(text(`log.verdict.${fact.leaves}`));
    case 'lot':
      return secret(text(fact.purpose === 'shootout' ? 'log.lot' : 'log.drawn', { number: fact.drawn }));
    case 'numberNamed':
      return open(text('log.named', { seat: fact.seat, number: fact.number }));
    case 'done':
      return open(text('log.done', { step: stepTitle(book, fact.step) }));
    case 'phaseClosed':
      return open(text('log.phaseClosed', { phase: phaseTitle(fact.phase, book.ruleset) }));
    case 'foul':
      return open(text('log.foul', { seat: fact.seat }));
    case 'foulTakenBack':
      return open(text('log.foulBack', { seat: fact.seat }));
    case 'remark':
      return open(text('log.remark', { seat: fact.seat }));
    case 'remarkTakenBack':
      return open(text('log.remarkBack', { seat: fact.seat }));
    case 'left':
      return open(leftWords(fact));
    case 'mvp':
      return open(fact.seat === null ? text('log.noMvp') : text('log.mvp', { seat: fact.seat }));
    case 'bestMove':
      return open(text(fact.on ? 'log.bestMove' : 'log.noBestMove', { seat: fact.seat }));
    case 'oratory':
      return open(text(fact.on ? 'log.oratory' : 'log.noOratory', { seat: fact.seat }));
    case 'winDeclined':
      return secret(text('log.winDeclined'));
    case 'gameEnded':
      return open(endWords(fact));
    case 'overrule':
      return tellWord(book, fact);
    case 'substitute':
      return open(text(`amend.told.substitute.${fact.points}`, { seat: fact.seat, person: fact.name }));
    case 'swap':
      return open(text(`amend.told.swap.${fact.moves}`, { seat: fact.seat, other: fact.other }));
    case 'joined':
      return open(text('amend.told.joined', { seat: fact.seat, person: fact.name }));
    case 'person':
      return open(text('amend.told.person', { seat: fact.seat, person: fact.name }));
    case 'unrated':
      return open(text(fact.on ? 'amend.told.unrated' : 'amend.told.rated'));
    case 'note':
      return secret(noteWords(fact));
    case 'protest':
      return secret(text('amend.told.protest', { seat: fact.seat, words: fact.text }));
  }
}

function noteWords({ about, text: words }: FactOf<'note'>): Text {
  if (about.kind === 'seat') return text('amend.told.note.seat', { seat: about.seat, words });
  return about.kind === 'day'
    ? text('amend.told.note.day', { day: about.day, words })
    : text('amend.told.note.game', { words });
}

function actWords(book: RoleBook, { role, shooter, target, other }: FactOf<'act'>): Text {
  if (shooter !== undefined) {
    return target === null
      ? text('log.noProposal', { shooter })
      : text('log.proposal', { shooter, seat: target });
  }
  if (target !== null && other !== undefined) return text('log.pair', { seats: [target, other] });
  const isCustom = customRole(book, role) !== undefined;
  const acting = isCustom ? 'custom' : role;
  // An act has the name of its call, which need not be a role: a clan's shot, the acting Sheriff's check.
  const named: Record<string, Text> = isCustom ? { role: roleText(book, role) } : {};
  return target === null
    ? text(`log.act.${acting}.none`, named)
    : text(`log.act.${acting}.seat`, { ...named, seat: target });
}

function endWords({ winner, neutrals = [] }: FactOf<'gameEnded'>): Text {
  if (winner === null) return text('log.calledOff');
  if (winner === neutralTeam) return text('log.endedAlone', { seats: neutrals });
  const team = text(`team.${winner}`);
  return neutrals.length > 0 ? text('log.endedWith', { team, seats: neutrals }) : text('log.ended', { team });
}

/** Reasons of a disqualification that have words of their own (DM-63). */
const reasons: ReadonlySet<string> = new Set(['insult', 'disruption', 'roleReveal', 'other']);

function leftWords({ seat, cause, reason, note }: FactOf<'left'>): Text {
  const why = note ?? reason;
  if (cause !== 'disqualified' || why === undefined) return text(`log.left.${cause}`, { seat });
  return text('log.left.disqualifiedFor', { seat, reason: whyText(why) });
}

/** Why a seat was disqualified: one of the listed reasons in words, else as the host wrote it (DM-63). */
export function whyText(reason: string): Text | string {
  return reasons.has(reason) ? text(`table.leave.reason.${reason}`) : reason;
}

/** A step in words, from its key alone. */
export function stepTitle(book: RoleBook, key: StepKey): Text {
  const [, name = '', ...rest] = key.split('/');
  if (name === 'role') return roleText(book, rest.at(-1) ?? '');
  const seat = Number(rest.at(-1));
  return rest.length > 0 && name !== 'cut' ? text(`log.step.${name}`, { seat }) : text(`log.step.${name}`);
}
