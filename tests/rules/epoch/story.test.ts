import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { concealed } from '../../../renderer/host/game/concealed';
import { protocol } from '../../../shared/game/protocol';
import { openStory, story } from '../../../shared/game/story';
import type { Text } from '../../../shared/game/words';
import { said, storyLines } from '../told';
import { type Acts, EpochEvening, fifteen, small, thirteen } from './table';

const chat = { chatPenalties: 'on', deathNight: 2 } as const;

/** Three days with nearly everything this table knows. */
function whole(): EpochEvening {
  const evening = new EpochEvening(fifteen, chat).against(1, 12).judge('pardon');
  evening.sleep(1, {
    courtesan: 13,
    sheriff: 2,
    mafia: 3,
    maniac: 14,
    doctor: 3,
    journalist: [1, 11],
    tramp: 14,
  });
  evening.toDay(2).remark(15, 'flood');
  evening.tie(2, 7, 13);
  evening.sleep(2, { courtesan: 6, sheriff: 1, mafia: 4, maniac: 8, doctor: 4, tramp: 8, death: 4 });
  evening.toDay(3);
  evening.enter([{ type: 'left', seat: 7, cause: 'removed', during: evening.phase, reason: 'spirit' }]);
  evening.remark(15, 'flood');
  return evening;
}

const actLines = (acts: Acts, seats = thirteen) => {
  const evening = new EpochEvening(seats).quiet(1).sleep(1, acts);
  return storyLines(evening.game).filter((line) => /\): |^Dies|^Morning|^The morning/.test(line));
};

/** What the host alone is told at dawn, as keys with their seats. */
function reasons(acts: Acts): unknown[] {
  const evening = new EpochEvening(thirteen).toNight(1).acts(acts);
  const { hint } = evening.step('n1/dawn');
  return ((hint?.params?.pairs ?? []) as Text[]).map(({ key, params }) => [
    key.replace('epoch.dawn.', ''),
    params?.seat,
    ((params?.why ?? []) as Text[]).map((why) => why.key.replace('story.epoch.death-', '')).join(),
  ]);
}

describe('the dawn', () => {
  it('EC-56, EC-62, EC-88: tells the host who dies of whom, and whom the Doctor saved from whom', () => {
    expect(reasons({ mafia: 10, maniac: 10, sheriff: 2, doctor: 2 })).toEqual([
      ['dies', 10, 'mafia,maniac'],
      ['saved-doctor', 2, 'sheriff'],
    ]);
    expect(reasons({})).toEqual([]);
  });

  it('EC-29, EC-36, EC-38, EC-65: whose move was cancelled, who found nobody, what was void', () => {
    expect(reasons({ courtesan: 5, maniac: 10, mafia: 5, doctor: 5 })).toEqual([
      ['notHome', 5, ''],
      ['notHome', 5, ''],
      ['cancelled', undefined, ''],
    ]);
    expect(reasons({ courtesan: 11, mafia: 4, maniac: 6, doctor: 12 })).toEqual([
      ['dies', 4, 'mafia'],
      ['dies', 6, 'maniac'],
      ['dies', 11, 'client'],
      ['healVoid', undefined, ''],
    ]);
  });

  it('EC-111: whom the host spares lives by the host’s word; hidden roles hide all of it', () => {
    const evening = new EpochEvening(thirteen).toNight(1).acts({ mafia: 10 });
    evening.enter([
      { type: 'overrule', what: { kind: 'in', seat: 10 }, during: 'n1', reason: 'wrong number' },
    ]);
    expect(evening.step('n1/dawn').hint?.params?.pairs).toMatchObject([
      { key: 'epoch.dawn.saved-host', params: { seat: 10 } },
    ]);
    expect(JSON.stringify(concealed(evening.view))).not.toContain('epoch.dawn');
  });
});

describe('the story of the Epoch of Clones', () => {
  it('MP-45: is told line by line', () => {
    const file = join(import.meta.dirname, '../stories/epoch-of-clones.txt');
    expect(storyLines(whole().game)).toEqual(readFileSync(file, 'utf8').trim().split('\n'));
  });

  it('EC-38, EC-29, EC-65: what came of a choice: an empty home, a cancelled move, a void treatment', () => {
    const lines = actLines({ courtesan: 5, mafia: 5, maniac: 11, doctor: 11 });
    expect(lines).toContain('Mafia (no. 1 P1 and no. 2 P2): attacks no. 5 P5 — not at home');
    expect(lines).toContain('Maniac (no. 5 P5): attacks no. 11 P11 — cancelled: the Courtesan’s client');
    expect(lines).toContain('Doctor (no. 6 P6): heals no. 11 P11 — there was no danger');
    expect(actLines({ mafia: 6, maniac: 11, doctor: 11 })).toContain(
      'Doctor (no. 6 P6): heals no. 11 P11 — void: the Doctor was attacked',
    );
    expect(actLines({ mafia: 11, doctor: 11 })).toContain('Doctor (no. 6 P6): heals no. 11 P11 — saved');
  });

  it('EC-36, EC-88: why somebody died: every attacker, or with the Courtesan', () => {
    const lines = actLines({ courtesan: 10, mafia: 4, maniac: 4, tramp: 10 });
    expect(lines).toContain('Dies at dawn: no. 4 P4 — the mafia’s attack and the Maniac’s attack');
    expect(lines).toContain('Dies at dawn: no. 10 P10 — with the attacked Courtesan');
    expect(lines).toContain('Tramp (no. 9 P9): watches no. 10 P10 — killed by no. 1 P1 and no. 5 P5');
    expect(lines).toContain('The morning paper: the Tramp saw the killer');
  });

  it('EC-48, EC-55: what each mafioso said stands beside the move', () => {
    const evening = new EpochEvening(thirteen).quiet(1).toNight(1, 'shot');
    evening.answer({ type: 'proposal', shooter: 1, target: 8 });
    evening.answer({ type: 'proposal', shooter: 2, target: 9 });
    expect(storyLines(evening.game).slice(-2)).toEqual([
      'Mafia (no. 1 P1 and no. 2 P2): attacks no. 8 P8',
      'Proposals: 1 → 8; 2 → 9',
    ]);
  });

  it('EC-85: an open night keeps the answer of the Tramp, which comes when all is resolved', () => {
    const evening = new EpochEvening(thirteen).quiet(1).toNight(1, 'watch').acts({ mafia: 8, tramp: 8 });
    expect(storyLines(evening.game)).toContain('Tramp (no. 9 P9): watches no. 8 P8');
  });

  it('EC-67: who decides and whom the roles met is told to the host alone', () => {
    const open = openStory(story(whole().game)).flatMap(({ lines }) => lines.map((line) => line.text.key));
    expect(open.filter((key) => /^story\.(act|epoch|role|plain|judged\.(by|lot))/.test(key))).toEqual([]);
    expect(open).toContain('story.judged.cancelled');
    expect(open).toContain('story.out.suicide');
  });

  it('EC-134: at the end stand the winning side and the names of its living, and no points', () => {
    const evening = new EpochEvening(small).hang(1, 1);
    evening.end('peaceful');
    expect(storyLines(evening.game).slice(-3)).toEqual([
      '# The end',
      'Victory: Citizens',
      'The winners: no. 2 P2, no. 3 P3, no. 4 P4, no. 5 P5, no. 6 P6, no. 7 P7, and no. 8 P8',
    ]);
  });
});

describe('the protocol of the Epoch of Clones', () => {
  const of = (evening: EpochEvening) => protocol(evening.game, story(evening.game));

  it('EC-19, EC-23: a day has its ballot, only with those who got votes, and the decision', () => {
    const [first, second] = of(whole()).days;
    expect(first).toMatchObject({ everybody: true, nominations: [], expelled: [] });
    expect(first?.counts[0]?.rows.map((row) => row.seat)).toEqual([1, 12]);
    expect(first?.judged).toEqual({ suspects: [12], condemned: [], by: 7 });
    expect(second?.judged).toEqual({ suspects: [7, 13], condemned: [7], by: null });
    expect(second?.expelled).toEqual([7]);
  });

  it('EC-117, EC-124: has the remarks by seat, and every one with its reason', () => {
    const evening = whole();
    const sheet = of(evening);
    expect(sheet.seats[14]).toMatchObject({ remarks: 2, fouls: 0, out: { cause: 'suicide' } });
    expect(sheet.discipline.map(({ line }) => said(evening.game, line.text))).toEqual([
      'Remark 1: no. 15 P15 — Flood during the vote',
      'Sent from the room, with a warning: no. 7 P7 — A spirit addresses the host or interferes',
      'Remark 2: no. 15 P15 — Flood during the vote',
      'Suicide: no. 15 P15',
    ]);
  });

  it('EC-134: names the winners, has no column of points, and the nights with every answer', () => {
    const evening = new EpochEvening(small).hang(1, 1);
    evening.end('peaceful');
    expect(of(evening)).toMatchObject({ winner: 'peaceful', winners: [2, 3, 4, 5, 6, 7, 8], columns: [] });
    expect(of(whole()).nights.map((night) => night.lines.length)).toEqual([0, 9, 13]);
  });

  it('EC-11, A-78: the side of a seat is the one it plays for at the end', () => {
    const evening = new EpochEvening(fifteen).hang(1, 5);
    expect(of(evening).seats[10]).toMatchObject({ role: 'werewolf', team: 'maniac' });
  });
});
