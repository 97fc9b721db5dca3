import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/contract/club';
import type { OptionSpec } from '../../shared/game/ruleset';
import { rulesets } from '../../shared/rulesets';
import { keysOf } from './files';

/** The values of an option that are said in words: numbers are said as they are. */
function spoken({ values, default: usual }: OptionSpec): string[] {
  const all = 'several' in values ? [usual, ...values.several] : 'from' in values ? values.also : values;
  return all.map(String).filter((value) => !/^\d/.test(value));
}

describe.each(rulesets.map((ruleset) => ({ ruleset, id: ruleset.id })))('$id on the desk', ({ ruleset }) => {
  const wanted = [
    `common.ruleset.${ruleset.id}`,
    ...ruleset.teams.map((team) => `team.${team}`),
    ...ruleset.roles.map(({ id }) => `role.${ruleset.id}.${id}`),
    ...ruleset.options.flatMap((spec) => {
      const own = `desk.option.${spec.name}`;
      return [`${own}.label`, `${own}.hint`, ...spoken(spec).map((value) => `${own}.value.${value}`)];
    }),
    ...[...ruleset.departures, ...ruleset.foulReasons].map(({ label }) => label.key),
  ];

  test.each(languages)('%s: has words for its name, teams, roles, options and penalties', (language) => {
    expect(wanted.filter((key) => !keysOf(language).has(key))).toEqual([]);
  });
});
