import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../shared/contract/club';
import { amend, type Game, isRefused } from '../../shared/game/game';
import { openStory, story } from '../../shared/game/story';
import { searched, storyText } from '../../shared/game/storySearch';
import { casesPlayed } from '../languages/played';
import { Evening, nine } from './evening';
import { SportsEvening } from './sports/table';
import { said, storyLines } from './told';

type Acts = Parameters<Evening['sleep']>[1];
/** A table of nine after a quiet day and this night. */
const slept = (acts: Acts, roles = nine) => new Evening(roles).quiet(1).sleep(1, acts);
/** The same with a night in which nobody shot, which is against the rules (DM-13). */
function unshot(): Evening {
  const evening = new Evening(nine).quiet(1);
  evening.nextDespite();
  return evening.toDay(2);
}

const written = (name: string) =>
  readFileSync(join(import.meta.dirname, 'stories', `${name}.txt`), 'utf8')
    .trim()
    .split('\n');

function ended(name: string): Game {
  const [table] = casesPlayed(new RegExp(`^${name}\\.json$`));
  if (!table) throw new Error(`no case ${name}`);
  const winner = table.state.win?.winner;
  if (winner) table.end(winner);
  return table.game;
}

/** Games in which nearly everything comes that can come. */
const some = /^(demafia-0|demafia-pin-0[14]|(polemica|sports-ua|mafia-pro)-pin-02)/;
const games = casesPlayed(some).map((table) => table.game);

describe('the story of a whole game', () => {
  it.each([
    ['demafia-06', 'shoot-out, expel all, saves'],
    ['demafia-pin-04', 'the Lover shoots in place of the mafia, a disqualification, a lone candidate'],
    ['sports-ua-pin-01', 'a raise, a removal, silent votes, a skipped speech, the fourth foul'],
  ])('%s is told line by line: %s', (name) => {
    expect(storyLines(ended(name))).toEqual(written(name));
  });

  it('MP-45: the review of a Mafia Pro game lists every night choice, vote and removal in order', () => {
    expect(storyLines(ended('mafia-pro-pin-02'))).toEqual(written('mafia-pro-pin-02'));
  });

  it.each(languages)('%s: no game leaves a word without its words', (language) => {
    for (const game of games) {
      const lines = storyLines(game, story(game), language);
      expect(lines.filter((line) => /\{\{|undefined|NaN|\b[a-z]+\.[a-z-]+[.A-Z]/.test(line))).toEqual([]);
    }
  });
});

describe('what the story merges', () => {
  it('a later answer replaces the earlier one, and a hand is told where it ended up', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7).toHands(6).up(1, 2).down(2);
    evening.next();
    evening.up(2);
    const told = storyLines(evening.game);
    expect(told).toContain('No. 6 P6: 1 vote — 1');
    expect(told).toContain('No. 7 P7: 1 vote — 2');
    expect(told.filter((line) => line.startsWith('No. 6 P6'))).toHaveLength(1);
  });

  it('DM-36: a role corrected later takes its acts along, and an open night tells no outcome', () => {
    const evening = slept({ shot: 8, check: 1 });
    expect(storyLines(evening.game)).toContain('Sheriff (no. 4 P4): checks no. 1 P1 — black');
    evening.despite([{ type: 'role', seat: 1, role: 'citizen' }], 'read wrongly');
    expect(storyLines(evening.game)).toContain('Sheriff (no. 4 P4): checks no. 1 P1 — white');
    evening.toDay(2);
    evening.until((step) => step.key === 'n2/shot');
    evening.choose(9);
    const lines = storyLines(evening.game);
    expect(lines.at(-1)).toBe('Mafia (no. 2 P2): shot at no. 9 P9');
  });

  it('DM-30: a hand raised in the pause and never counted is told as such', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7).toHands(6).up(1, 2, 3);
    evening.enter([{ type: 'handWaits', day: 1, count: 1, candidate: 6, voter: 8, up: true }]);
    evening.next();
    evening.nextDespite();
    expect(storyLines(evening.game)).toContain(
      'Not counted for no. 6 P6: the hand of 8, raised in the pause',
    );
  });

  it('entered against a rule: the sentence carries the host’s reason', () => {
    const [night] = story(unshot().game).filter((section) => section.period === 'n1');
    expect(night?.lines.flatMap((line) => line.despite)).toEqual(['it has happened']);
  });
});

describe('people who change', () => {
  it('a substitute: what was before stays with the first, also at night', () => {
    const evening = slept({ shot: 8, check: 1 }).toDay(2);
    const { phase: during } = evening;
    const player = 'player999';
    evening.enter([{ type: 'substitute', seat: 4, player, name: 'Newcomer', points: 'out', during }]);
    evening.nominate(4);
    const told = storyLines(evening.game);
    expect(told).toContain('Sheriff (no. 4 P4): checks no. 1 P1 — black');
    expect(told).toContain('Substitute on no. 4: Newcomer for P4, who keeps the points');
    expect(told).toContain('Nominated: no. 4 Newcomer');
  });

  it('two people who exchange places: everything told before follows them', () => {
    const evening = new Evening(nine).toDay(1).nominate(6).toHands(6).up(1, 2);
    const { phase: during } = evening;
    evening.enter([{ type: 'swap', seat: 6, other: 7, moves: 'people', during }]);
    evening.up(8);
    const told = storyLines(evening.game);
    expect(told).toContain('Nominated: no. 7 P6');
    expect(told.filter((line) => line.includes('votes'))).toEqual(['No. 7 P6: 3 votes — 1, 2, and 8']);
    expect(told).toContain('Places exchanged: 6 and 7');
  });

  it('a phase that is held once more keeps what was told of it before', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7).toHands(6).up(1, 2);
    const { phase: during } = evening;
    const what = { kind: 'repeat', phase: 'd1/vote' } as const;
    evening.enter([{ type: 'overrule', what, during, reason: 'the light went out' }]);
    evening.toHands(6).up(4);
    const told = storyLines(evening.game);
    const [first, again] = ['No. 6 P6: 2 votes — 1 and 2', 'No. 6 P6: 1 vote — 4'].map((line) =>
      told.indexOf(line),
    );
    expect(first).toBeGreaterThan(0);
    expect(again).toBeGreaterThan(first ?? 0);
    expect(told.slice(first, again).join()).toContain('the light went out');
  });
});

describe('after an amend', () => {
  it('the story is that of the amended game, and says what was changed and why', () => {
    const evening = slept({ shot: 8, check: 1 });
    const check = evening.game.timeline.find(
      ({ entry: { fact } }) => fact.type === 'act' && fact.role === 'sheriff',
    );
    if (check?.entry.fact.type !== 'act') throw new Error('no check');
    const entry = { ...check.entry, fact: { ...check.entry.fact, target: 9 } };
    const changed = amend(evening.game, [{ type: 'replace', target: check.entry.id, entry }], 'misheard', {
      at: 5,
      by: 'window:x',
      id: () => 'fresh',
    });
    if (isRefused(changed)) throw new Error('refused');
    const told = storyLines(changed.game);
    expect(told).toContain('Sheriff (no. 4 P4): checks no. 9 P9 — white');
    expect(told.slice(-2)).toEqual([
      '# Corrections',
      '“Sheriff → 1 P1” became “Sheriff → 9 P9” — “misheard”',
    ]);
  });
});

describe('while the roles are hidden', () => {
  /** What would tell a role, an act, an answer or the host's own words. */
  const secrets =
    /boss|mafia|don\b|lover|sheriff|doctor|maniac|citizen|town|\bblack|\bwhite|\bred\b|shot|heal|check|visit|“|whisper/i;

  it('DM-66, PO-17: no line of any game tells a secret before its end', () => {
    let lines = 0;
    casesPlayed(some, ({ game }) => {
      if (game.lines.length % 19 !== 0) return;
      for (const line of storyLines(game, openStory(story(game))).slice(1)) {
        lines += 1;
        expect(line).not.toMatch(secrets);
      }
    });
    expect(lines).toBeGreaterThan(1_000);
  });

  it('other nights and roles with the same morning give the same open story', () => {
    const open = (acts: Acts, roles = nine) =>
      JSON.stringify(openStory(story(slept(acts, roles).toDay(2).game)));
    const one = open({ shot: 8, hunt: 9, visit: 2, heal: 9, check: 1 });
    expect(open({ shot: 8, hunt: 1, visit: 5, heal: 2, check: 7 })).toBe(one);
    expect(open({ shot: 8 }, 'citizen*3 boss mafia lover sheriff doctor maniac')).toBe(one);
  });

  it('a note, a foul’s words and what a protest says stay with the host', () => {
    const evening = new Evening(nine).toDay(1);
    const { phase: during } = evening;
    evening.enter([{ type: 'note', about: { kind: 'seat', seat: 3 }, text: 'whispers at night', during }]);
    evening.enter([{ type: 'foul', seat: 3, during, reason: 'whispering' }]);
    evening.enter([{ type: 'protest', seat: 5, text: 'he whispered', during }]);
    evening.enter([
      { type: 'left', seat: 6, cause: 'disqualified', reason: 'insult', note: 'whisper', during },
    ]);
    expect(storyLines(evening.game).filter((line) => line.includes('whisper'))).toHaveLength(4);
    const open = storyLines(evening.game, openStory(story(evening.game)));
    expect(open.join()).not.toContain('whisper');
    expect(open).toEqual([
      '# Day 1',
      'Foul 1: no. 3 P3',
      'Protest: no. 5 P5',
      'Disqualified: no. 6 P6 — Insult',
    ]);
  });

  it('DM-34: the loaded number is secret until it falls', () => {
    const evening = new Evening(nine).toDay(1).nominate(6, 7);
    const both = [
      [6, [1, 2]],
      [7, [3, 4]],
    ] satisfies [number, number[]][];
    evening
      .ballot(...both)
      .ballot(...both)
      .option('shootout');
    evening.answer({ type: 'number', number: 2 });
    const open = () => storyLines(evening.game, openStory(story(evening.game))).join();
    expect(open()).not.toContain('oaded');
    evening.next();
    evening.answer({ type: 'number', number: 1 });
    expect(open()).not.toContain('oaded');
    evening.answer({ type: 'number', number: 2 });
    expect(open()).toContain('Loaded number: 2');
  });
});

describe('searching and copying', () => {
  const { game } = slept({ shot: 8, check: 1 }).toDay(2).nominate(7);
  const names = Array.from({ length: 9 }, (_, at) => ({
    seat: at + 1,
    name: at === 6 ? 'Їжак' : `P${at + 1}`,
  }));
  const find = (query: string, language: Language = 'en') =>
    searched(story(game), query, { say: (told) => said(game, told, language), names, language }).flatMap(
      (section) => section.lines.map((line) => said(game, line.text, language)),
    );

  it('a number is a seat, whoever else has the digit', () => {
    expect(find('7')).toEqual(['Citizens: no. 7 P7, no. 8 P8, and no. 9 P9', 'Nominated: no. 7 P7']);
    expect(find('№ 7')).toEqual(find('7'));
    expect(find('no. 7')).toEqual(find('7'));
  });

  it('a name finds what names its seat, without case; a word finds sentences', () => {
    expect(find(' їЖак ')).toEqual(find('7'));
    expect(find('CHECKS')).toEqual(['Sheriff (no. 4 P4): checks no. 1 P1 — black']);
    expect(find('чорний', 'uk')).toHaveLength(1);
    expect(find('nothing of the kind')).toEqual([]);
    expect(find('')).toEqual(storyLines(game).filter((line) => !line.startsWith('#')));
  });

  it('the copy has each title with its sentences and the reasons', () => {
    const copy = storyText(story(game), (told) => said(game, told));
    expect(copy).toMatch(/^Night 0\n– Boss \(Don\): no\. 1 P1\n/);
    expect(copy).toContain('\n\nDay 2\n– Nominated: no. 7 P7');
    const against = unshot();
    expect(storyText(story(against.game), (told) => said(against.game, told))).toContain('(it has happened)');
  });
});

describe('sports tables', () => {
  it('MP-34: the best move tells how many are black, in the open story only whom it names', () => {
    const evening = new SportsEvening('mafia-pro').to('n1/shot').shoot(1, 7, {});
    evening.to('d2/best-move/7');
    for (const seat of [1, 2, 8]) evening.answer({ type: 'hands', voters: [seat], up: true });
    expect(storyLines(evening.game).at(-1)).toMatch(/^Best move of no\. 7 P7: .* — black: \d of 3$/);
    expect(storyLines(evening.game, openStory(story(evening.game))).at(-1)).toMatch(/^Best move.*no\. 8 P8$/);
  });
});
