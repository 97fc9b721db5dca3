import { describe, expect, it } from 'vitest';
import { i18n } from '../../renderer/ui/i18n';
import { say } from '../../renderer/ui/say';
import { languages } from '../../shared/contract/club';
import type { RulesetId } from '../../shared/game/words';
import { rulesetOf, rulesets } from '../../shared/rulesets';
import { keysOf } from '../languages/files';
import { rules } from './ids';

const sheetOf = (id: RulesetId) => rulesetOf(id)?.sheet ?? [];
const linesOf = (id: RulesetId) => sheetOf(id).flatMap((part) => part.lines);
const told = (id: RulesetId, key: string) => linesOf(id).find((line) => line.text.key === key)?.text.params;

/** The systems whose rules are looked up in the console, with the letters of their rules. */
const systems = [
  ['demafia', 'DM'],
  ['polemica', 'PO'],
  ['sports-ua', 'SP'],
  ['mafia-pro', 'MP'],
  ['epoch-of-clones', 'EC'],
] as const;

describe.each(systems)('the rules reference of %s', (id, letters) => {
  it('has the clock, the night, the vote, the win and the discipline, and states a rule in each line', () => {
    const parts = sheetOf(id).map((part) => part.id);
    expect(parts).toEqual(expect.arrayContaining(['clocks', 'night', 'vote', 'win', 'discipline']));
    const strangers = linesOf(id).filter(({ rule }) => !(rule in rules) && !/^A-\d+$/.test(rule));
    expect(strangers).toEqual([]);
    const others = linesOf(id).filter(({ rule }) => rule in rules && !rule.startsWith(letters));
    expect(others).toEqual([]);
  });

  it.each(languages)('is said whole in %s', (language) => {
    const t = i18n.getFixedT(language);
    for (const { text } of linesOf(id)) {
      expect(keysOf(language).has(text.key), text.key).toBe(true);
      const words = say((key, params) => t(key, params ?? {}), language, [], text);
      expect(words).not.toMatch(/\{\{|\[object|undefined/);
    }
    for (const part of sheetOf(id)) expect(keysOf(language).has(`rules.part.${part.id}`)).toBe(true);
  });

  it('names every rule that is only to be looked up', () => {
    const info = Object.keys(rules).filter(
      (rule) => rule.startsWith(letters) && rules[rule]?.some((kind) => kind === 'info'),
    );
    const named = new Set(linesOf(id).map((line) => line.rule));
    expect(info.filter((rule) => !named.has(rule))).toEqual([]);
  });
});

describe('what the reference says', () => {
  it('MP-35…40, MP-47: Mafia Pro’s online format is there, and it is said that it is not in this console', () => {
    const online = sheetOf('mafia-pro').find((part) => part.id === 'online');
    expect(online?.lines[0]?.text.key).toBe('rules.pro.online.here');
    expect([...new Set(online?.lines.map((line) => line.rule))]).toEqual([
      'MP-35',
      'MP-36',
      'MP-37',
      'MP-38',
      'MP-39',
      'MP-40',
      'MP-47',
    ]);
  });

  it('PO-06, PO-09, PO-11, PO-14, PO-16, PO-25: the lengths are those that the clocks run', () => {
    const lengths = sheetOf('polemica')
      .find((part) => part.id === 'clocks')
      ?.lines.map(({ rule, text }) => [rule, text.params?.time]);
    expect(lengths).toEqual([
      ['PO-06', '0:05'],
      ['PO-09', '1:00'],
      ['PO-11', '1:00'],
      ['PO-14', '0:05'],
      ['A-40', '0:30'],
      ['PO-16', '1:00'],
      ['PO-25', '0:06'],
    ]);
    expect(told('demafia', 'rules.clock.talk')).toEqual({ time: '4:00' });
    expect(told('demafia', 'rules.clock.defence')).toEqual({ time: '0:20' });
  });

  it('MP-06, MP-27: the turns and the hands it takes are those that are played', () => {
    expect(told('mafia-pro', 'rules.pro.city.order')).toEqual({ don: 10, sheriff: 20 });
    expect(told('mafia-pro', 'rules.sports.tie')).toEqual({
      list: '10 → 6, 9 → 5, 8 → 5, 7 → 4, 6 → 4, 5 → 3, 4 → 3, 3 → 2',
    });
  });

  it('EC-126, EC-133: what belongs to a chat and what to the prizes stands under a title of its own', () => {
    const partOf = (rule: string) =>
      sheetOf('epoch-of-clones').find((part) => part.lines.some((line) => line.rule === rule))?.id;
    expect(partOf('EC-126')).toBe('chat');
    expect(partOf('EC-133')).toBe('prizes');
    expect(partOf('EC-18')).toBe('vote');
    expect(partOf('EC-75')).toBe('night');
    expect(partOf('EC-125')).toBe('discipline');
  });

  it('EC-98, EC-99, EC-117, EC-24: its lengths and the order of the night are those that are played', () => {
    expect(told('epoch-of-clones', 'rules.epoch.talkClock')).toEqual({ from: '3:00', time: '4:00' });
    expect(told('epoch-of-clones', 'rules.clock.council')).toEqual({ time: '3:00' });
    expect(told('epoch-of-clones', 'rules.clock.lateVote')).toEqual({ time: '3:00' });
    const order = told('epoch-of-clones', 'rules.epoch.order')?.list;
    const keys = (list: typeof order): unknown =>
      Array.isArray(list)
        ? list.map((one) => (typeof one === 'object' ? (keys(one.params?.list) ?? one.key) : one))
        : undefined;
    expect(keys(order)).toEqual([
      'epoch.title.client',
      ['epoch.title.check', 'epoch.title.shot', 'epoch.title.shot-yakuza', 'epoch.title.kill'],
      'epoch.title.heal',
      'epoch.title.compare',
      'epoch.title.watch',
    ]);
  });

  it('the fouls are the usual ones of the options, the removals those that can be entered', () => {
    const sports = rulesets.filter((one) => one.foulReasons.length > 0 && one.id !== 'demafia');
    expect(sports).toHaveLength(3);
    for (const { sheet, departures } of sports) {
      const lines = sheet?.flatMap((part) => part.lines) ?? [];
      const fouls = lines.find((line) => line.text.key === 'rules.discipline.fouls');
      expect(fouls?.text.params).toEqual({ silence: 3, removal: 4 });
      const removes = lines.find((line) => line.text.key === 'rules.discipline.removes');
      const penalties = departures?.filter((one) => one.cause === 'removed' && one.reason !== 'ability');
      expect(removes?.text.params?.list).toEqual(penalties?.map((one) => one.label));
    }
  });
});
