import type { FactOf } from './facts';
import type { Game } from './game';
import { tell } from './log';
import { tellWord } from './logWord';
import type { Moment } from './storyMoment';
import { hidden, on, type StorySheet, seen } from './storySheet';
import { numbers, who } from './storyWords';
import { type Text, text } from './words';

/** Whom the host admitted in spite of the club's ledger, what stood there, and why (EC-113, EC-114, EC-116, EC-119). */
export function admittedStory({ setup }: Pick<Game, 'setup'>, sheet: StorySheet): void {
  const { admitted, seats } = setup;
  if (!admitted) return;
  const told = admitted.people.map(({ player, blocks }) => {
    const seat = seats.findIndex((one) => one.player === player) + 1;
    const list = text('story.those', { list: blocks.map((block) => text(`ledger.block.${block}`)) });
    const params = { blocks: list, reason: admitted.reason };
    if (seat > 0)
      return text('story.admitted.player', { ...params, seat, name: seats[seat - 1]?.name ?? '' });
    return text(`story.admitted.${blocks.includes('noConfidence') ? 'host' : 'other'}`, params);
  });
  sheet.write(
    'admitted',
    'n0',
    told.map((words) => on('word', hidden(words))),
  );
}

/** The host's word before the rules, with its reason; the room sees who is out. */
export function wordStory(moment: Moment<FactOf<'overrule'>>, sheet: StorySheet): void {
  const { game, fact, key, phase, before } = moment;
  const told = tellWord(game.setup, fact).text;
  const { what } = fact;
  const isOut = what.kind === 'out' && what.cause !== 'night-kill';
  const open = isOut ? text(`story.out.${what.cause}`, { who: who(what.seat), count: 1 }) : null;
  sheet.write(key, phase, [on('word', hidden(told, open))]);
  if (what.kind === 'repeat') sheet.again(what.phase, before);
}

/** Whoever sits down in another's place or changes places; what was told before stays with the right person. */
export function peopleStory(moment: Moment<FactOf<'substitute'> | FactOf<'swap'>>, sheet: StorySheet): void {
  const { fact, key, phase, before, despite } = moment;
  const write = (told: Text) => sheet.write(key, phase, [on('word', seen(told))], despite);
  if (fact.type === 'swap') {
    if (fact.moves === 'people') sheet.swap(fact.seat, fact.other);
    write(text(`story.swap.${fact.moves}`, { seats: numbers([fact.seat, fact.other]) }));
    return;
  }
  const name = before.setup.seats[fact.seat - 1]?.name ?? '';
  sheet.leaves(fact.seat, name);
  write(text(`story.substitute.${fact.points}`, { seat: fact.seat, out: name, in: fact.name }));
}

/** What somebody wants on the record: the host's note stays his, of a protest the table knows that there is one. */
export function remarkStory(moment: Moment<FactOf<'note'> | FactOf<'protest'>>, sheet: StorySheet): void {
  const { game, fact, key, phase } = moment;
  const open = fact.type === 'protest' ? text('story.protest', { seat: fact.seat }) : null;
  sheet.write(key, phase, [on('remark', hidden(tell(game.setup, [fact]).text, open))]);
}
