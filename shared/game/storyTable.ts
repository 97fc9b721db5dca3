import type { FactOf } from './facts';
import { stepTitle, tell, whyText } from './log';
import { heldRole, nextRemark, type Ruleset, teamOf } from './ruleset';
import type { GameState } from './state';
import { backIn, type Moment, newlyOut } from './storyMoment';
import { hidden, on, type Sentence, type StorySheet, seen } from './storySheet';
import { those, who } from './storyWords';
import { type Cause, isNight, type Seat, type Text, text } from './words';

/** The host's own words. */
const quote = (words: string): Text => text('story.quote', { words });

/** A foul with its number and reason, and what it brought beside the removal. */
export function foulStory(
  { game, fact, key, phase, before, despite }: Moment<FactOf<'foul'>>,
  sheet: StorySheet,
): void {
  const { seat, reason } = fact;
  const { ruleset } = game;
  const { count: no, consequence } = ruleset.nextFoul(before, seat);
  const plain = text('story.foul.given', { seat, no });
  const known = ruleset.foulReasons?.find((one) => one.reason === reason)?.label;
  const because = (why: Text) => text('story.because', { what: plain, why });
  const told: Sentence = known
    ? seen(because(known))
    : reason
      ? hidden(because(quote(reason)), plain)
      : seen(plain);
  const silence = consequence === 'silence' ? [seen(text('story.foul.silence', { seat }))] : [];
  sheet.write(key, phase, [on('discipline', told), ...silence], despite);
}

/** EC-117: a remark with its number and reason; the removal that the last one brings is told behind it. */
export function remarkGiven(
  { game, fact, key, phase, before, despite }: Moment<FactOf<'remark'>>,
  sheet: StorySheet,
): void {
  const { seat, reason } = fact;
  const { ruleset } = game;
  const what = text('story.remark.given', { seat, no: nextRemark(ruleset, before, seat).count });
  const why = ruleset.discipline?.(before).reasons.find((one) => one.reason === reason)?.label;
  const told = why === undefined ? what : text('story.because', { what, why });
  sheet.write(key, phase, [on('discipline', seen(told))], despite);
}

/** Who leaves and why, beside the night; who comes back. The host's own word says it by itself. */
export function leavingStory(moment: Moment, sheet: StorySheet): void {
  const { fact, key, phase, after, despite } = moment;
  if (fact.type === 'left') {
    sheet.write(`${key}/left`, phase, [on('discipline', departure(moment, fact))], despite);
    return;
  }
  if (fact.type === 'foulTakenBack') {
    sheet.write(key, phase, [on('discipline', seen(text('story.foul.back', { seat: fact.seat })))], despite);
  }
  if (fact.type === 'remarkTakenBack') {
    const back = text('story.remark.back', { seat: fact.seat });
    sheet.write(key, phase, [on('discipline', seen(back))], despite);
  }
  if (fact.type === 'overrule' && (fact.what.kind === 'out' || fact.what.kind === 'in')) return;
  const gone = newlyOut(moment);
  const causes = [...new Set(gone.flatMap((seat) => after.seats[seat - 1]?.out?.cause ?? []))];
  for (const cause of causes) {
    const seats = gone.filter((seat) => after.seats[seat - 1]?.out?.cause === cause);
    const told = seen(goes(cause, seats));
    sheet.write(`${key}/${cause}`, phase, [on(penalties.includes(cause) ? 'discipline' : 'out', told)]);
  }
  const back = backIn(moment);
  if (back.length > 0)
    sheet.write(`${key}/back`, phase, [seen(text('story.out.back', { who: those(back) }))]);
}

/** What removes by counting. */
const penalties: readonly Cause[] = ['fouls', 'suicide'];

function goes(cause: Cause, seats: readonly Seat[]): Text {
  return text(`story.out.${cause}`, { who: those(seats), count: seats.length });
}

/** A seat that leaves by the host's hand: the cause, the reason in words, what the host wrote down. */
function departure({ game, before }: Moment, { seat, cause, reason, note }: FactOf<'left'>): Sentence {
  const sent = cause === 'removed' && before.seats[seat - 1]?.out;
  const what = sent ? text('story.out.barred', { who: who(seat) }) : goes(cause, [seat]);
  const label = reason === undefined ? undefined : reasonWords(game.ruleset, cause, reason);
  const why = [...(label ? [label] : []), ...(note ? [quote(note)] : [])];
  const because = (words: readonly Text[]) =>
    words.length === 0 ? what : text('story.because', { what, why: words });
  return { text: because(why), open: because(label ? [label] : []) };
}

/** Why a seat left: as the rules list it, else one of the usual reasons; a word nobody lists says nothing. */
function reasonWords(ruleset: Ruleset, cause: Cause, reason: string): Text | undefined {
  if (cause === 'left') return undefined;
  const listed = ruleset.departures?.find((one) => one.reason === reason && one.cause === cause)?.label;
  if (listed) return listed;
  const usual = whyText(reason);
  return typeof usual === 'string' ? undefined : usual;
}

/** MP-34: whom the one killed at night names, and how many of them are black. */
export function suspectsStory(
  { game, fact, phase, despite }: Moment<FactOf<'suspects'>>,
  sheet: StorySheet,
): void {
  const { seat } = fact;
  sheet.write(
    `suspects/seat/${seat}`,
    phase,
    (state) => suspects(game.ruleset, state, seat).map((one) => on('suspects', one)),
    despite,
  );
}

function suspects(ruleset: Ruleset, state: GameState, seat: Seat): Sentence[] {
  const named = state.suspects.find((one) => one.seat === seat)?.named ?? [];
  if (named.length === 0) return [seen(text('story.suspects.nobody', { seat }))];
  const blacks = named.filter((one) => {
    const role = heldRole(ruleset, state, one);
    return role !== null && teamOf(ruleset, role) === 'black';
  }).length;
  const params = { seat, who: those(named) };
  return [
    hidden(
      text('story.suspects.blacks', { ...params, blacks, of: named.length }),
      text('story.suspects.named', params),
    ),
  ];
}

/** Next against a rule, as when nobody shot: which step was passed over, for the host's reason (DM-13). */
export function passedStory({ game, fact, key, phase, despite }: Moment, sheet: StorySheet): void {
  if ((fact.type !== 'done' && fact.type !== 'phaseClosed') || despite === undefined) return;
  const told =
    fact.type === 'done'
      ? text('story.passed', { step: stepTitle(game.state.setup, fact.step) })
      : tell(game.state.setup, [fact]).text;
  sheet.write(`${key}/passed`, phase, [isNight(phase) ? hidden(told) : seen(told)], despite);
}

/** A speech that was not held: taken away by fouls, or left open when its phase was closed. */
export function talkStory({ game, fact, key, phase, before, irregular }: Moment, sheet: StorySheet): void {
  if (fact.type === 'phaseClosed' && irregular) {
    const unheard = game.ruleset
      .steps(before)
      .flatMap((step) => (step.kind === 'speech' && step.status !== 'done' ? [step.speaker] : []));
    if (unheard.length > 0)
      sheet.write(`${key}/unheard`, phase, [seen(text('story.vote.notHeard', { who: those(unheard) }))]);
  }
  if (fact.type !== 'done') return;
  const speech = /^d\d+\/(speech|last-word|defence\/\d+)\/(\d+)$/.exec(fact.step);
  if (!speech) return;
  const seat = Number(speech[2]);
  if (speech[1] === 'speech' && game.ruleset.isSilenced(before, seat)) {
    sheet.write(key, phase, [seen(text('story.foul.noSpeech', { seat }))]);
  } else if (fact.skipped) {
    sheet.write(key, phase, [seen(text('story.vote.notHeard', { who: who(seat) }))]);
  }
}
