import { handsFor, openCandidate, silentVoters, tally } from './counts';
import type { FactOf } from './facts';
import { stepKey, vote } from './phases';
import type { Count, Day } from './state';
import { isLiving } from './state';
import type { Moment } from './storyMoment';
import { hidden, type Sentence, type StorySheet, seen } from './storySheet';
import { numbers, those, who } from './storyWords';
import { numberOf, type Seat, text } from './words';

/** The counts of a vote as they stand: the candidates with their voters, pauses, ties, the hands of the raise. */
export function ballotStory(moment: Moment, sheet: StorySheet): void {
  const { before, after, phase, despite } = moment;
  const no = numberOf(phase);
  const [was, day] = [before, after].map((state) => state.days.find((one) => one.no === no));
  if (!was || !day) return;
  const { ruleset } = moment.game;
  const alone = ruleset.isToldAlone?.(after, no) ?? false;
  const write = (at: string, told: readonly Sentence[]) =>
    sheet.write(`d${no}/${at}`, phase, told, despiteOf(moment, despite));
  for (const [index, count] of day.counts.entries()) {
    const known = was.counts[index];
    if (count === known) continue;
    if (!known) write(`count/${count.no}`, opening(moment, count));
    for (const seat of count.candidates) {
      const told = candidate(count, seat, ruleset.everybodyStands ?? false);
      write(`count/${count.no}/for/seat/${seat}`, alone ? told.map((one) => hidden(one.text)) : told);
    }
    for (const { seat, by } of count.pauses) {
      write(`count/${count.no}/pause/seat/${seat}`, [
        seen(text('story.vote.pause', { seat, by: numbers(by) })),
      ]);
    }
    write(`count/${count.no}/late`, late(known, count));
    write(`count/${count.no}/tie`, tie(count));
  }
  if (day.raised !== was.raised || day.raisePassed !== was.raisePassed) write('raise', raise(day));
}

/** Only a hand or a choice against the rules is the vote's own; Next has its reasons elsewhere. */
function despiteOf({ fact }: Moment, despite: string | undefined): string | undefined {
  return fact.type === 'hand' || fact.type === 'handWaits' || fact.type === 'raiseHand' ? despite : undefined;
}

/** Who stands for the vote, and whose speech before it was not held. */
function opening({ game, before, phase }: Moment, count: Count): Sentence[] {
  if (game.ruleset.everybodyStands) return [seen(text('story.vote.open'))];
  const no = numberOf(phase);
  const missing = game.ruleset
    .steps(before)
    .filter((step) => step.kind === 'speech' && step.status !== 'done')
    .flatMap((step) => count.candidates.filter((seat) => step.key === stepKey.defence(no, count.no, seat)));
  const needed = game.ruleset.neededHands(before, count);
  const [lone] = count.candidates;
  const head =
    needed !== null && lone !== undefined
      ? text('story.vote.lone', { seat: lone, needed })
      : text(count.no === 1 ? 'story.vote.first' : 'story.vote.again', { who: those(count.candidates) });
  const unheard = missing.length === 0 ? [] : [seen(text('story.vote.notHeard', { who: those(missing) }))];
  return [...unheard, seen(head)];
}

/** The votes for one; where everybody stands nothing is said of those without one. */
function candidate(count: Count, seat: Seat, everybody: boolean): Sentence[] {
  const hands = handsFor(count, seat);
  const silent = seat === count.candidates.at(-1) ? silentVoters(count) : [];
  const votes = hands.length + silent.length;
  if (votes === 0)
    return count.closed.includes(seat) && !everybody ? [seen(text('story.vote.none', { seat }))] : [];
  const voters = numbers(hands);
  if (silent.length === 0) return [seen(text('story.vote.for', { seat, count: votes, voters }))];
  const params = { seat, count: votes, silent: numbers(silent) };
  return [
    seen(
      hands.length === 0
        ? text('story.vote.silent', params)
        : text('story.vote.forSilent', { ...params, voters }),
    ),
  ];
}

/** Hands seen in a pause that were never counted. */
function late(known: Count | undefined, count: Count): Sentence[] {
  const lost = (known?.waiting ?? []).filter(
    ({ voter, candidate: seat }) =>
      count.closed.includes(seat) && !count.hands.some((hand) => hand.voter === voter),
  );
  return lost.map(({ voter, candidate: seat }) =>
    seen(text('story.vote.late', { seat, by: numbers([voter]) })),
  );
}

/** Several with the most votes, once all candidates were called. */
function tie(count: Count): Sentence[] {
  if (openCandidate(count) !== null) return [];
  const votes = tally(count);
  const most = Math.max(0, ...votes.map((one) => one.votes));
  const first = votes.filter((one) => one.votes === most).map((one) => one.seat);
  return most > 0 && first.length > 1 ? [seen(text('story.vote.tie', { who: those(first) }))] : [];
}

/** MP-27: who wants all the tied to leave, and whether it passed. */
function raise({ raised, raisePassed }: Day): Sentence[] {
  const told =
    raised.length === 0
      ? text('story.raise.nobody')
      : text('story.raise.hands', { count: raised.length, voters: numbers(raised) });
  if (raisePassed === null) return raised.length === 0 ? [] : [seen(told)];
  return [seen(told), seen(text(raisePassed ? 'story.raise.passed' : 'story.raise.failed'))];
}

/** DM-34: the numbers as they were named; the loaded one is secret until it falls. */
export function shootoutStory(
  { fact, after, despite }: Moment<FactOf<'lot'> | FactOf<'numberNamed'>>,
  sheet: StorySheet,
): void {
  const day = after.days.find((one) => one.no === fact.day);
  const phase = vote(fact.day);
  if (!day?.lot) return;
  const { drawn, from, to } = day.lot;
  const hit = day.named.find((one) => one.number === drawn);
  const loaded = text('story.shootout.loaded', { number: drawn, from, to });
  sheet.write(`d${fact.day}/loaded`, phase, [hit ? seen(loaded) : hidden(loaded)], despite);
  if (day.named.length === 0) return;
  const list = day.named.map(({ seat, number }) => text('story.shootout.turn', { seat, number }));
  const turns = hit
    ? text('story.shootout.hit', { list, who: who(hit.seat) })
    : text('story.shootout.turns', { list });
  sheet.write(`d${fact.day}/shootout`, phase, [seen(turns)], despite);
}

/** Why nobody left by the vote of a day. Who left is told with all who leave. */
export function resultStory(moment: Moment, sheet: StorySheet): void {
  const { before, after, phase } = moment;
  const no = numberOf(phase);
  const day = after.days.find((one) => one.no === no);
  const was = before.days.find((one) => one.no === no);
  if (!day || !was || was.expelled !== null || day.expelled === null || day.expelled.length > 0) return;
  sheet.write(`d${no}/result`, phase, [seen(nobodyLeft(moment, day))]);
}

function nobodyLeft({ before }: Moment, day: Day) {
  if (day.judged)
    return text(day.judged.suspects.length > 0 ? 'story.judged.cancelled' : 'story.judged.none');
  if (before.removals.some((one) => one.day === day.no && one.choice === 'cancelled'))
    return text('story.vote.notHeld');
  if (day.counts.length > 0) return text('story.vote.nobody');
  const standing = day.nominations.map((one) => one.seat).filter((seat) => isLiving(before, seat));
  return standing.length === 0
    ? text('story.vote.noCandidates')
    : text('story.vote.onlyCandidate', { who: those(standing) });
}
