import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedHouse } from '../../../shared/game/house';
import type { Ruleset } from '../../../shared/game/ruleset';
import type { Setup } from '../../../shared/game/state';
import { neutralTeam, type RulesetId } from '../../../shared/game/words';
import { rulesetOf, rulesets } from '../../../shared/rulesets';
import { useConsole } from '../../ui/connection';
import { useSay } from '../../ui/say';
import { TeamSign } from '../../ui/TeamSign';
import { OwnNumbers } from './OwnNumbers';
import classes from './reference.module.css';
import { Usual } from './Usual';

/** The game that is open: its system is shown first, with what is played otherwise than usual. */
type Played = Pick<Setup, 'ruleset' | 'options'> & { readonly house: PlayedHouse | null };

/** How many play; where there is a city as well, only the classic table has so many exactly (MP-15). */
function seatsWord({ seats, options }: Ruleset): string {
  if (seats.min !== seats.max) return 'rules.seats';
  const hasCity = options.some(({ name }) => name === 'variant');
  return hasCity ? 'rules.seatsClassic' : 'rules.seatsExactly';
}

/** The rules as a host looks them up at the table. */
export function Reference({ played }: { played?: Played }) {
  const { t } = useTranslation();
  const say = useSay();
  const last = useConsole()?.settings.lastTable.ruleset;
  const [chosen, setChosen] = useState<RulesetId>(played?.ruleset ?? last ?? 'demafia');
  const ruleset = rulesetOf(chosen) ?? rulesets[0];
  if (!ruleset) return null;
  const { min, max } = ruleset.seats;
  return (
    <div className={classes.reference}>
      <SegmentedControl
        aria-label={t('desk.setup.ruleset')}
        className={classes.systems}
        value={ruleset.id}
        data={rulesets.map(({ id }) => ({ value: id, label: t(`common.ruleset.${id}`) }))}
        onChange={(id) => {
          const found = rulesets.find((one) => one.id === id);
          if (found) setChosen(found.id);
        }}
      />
      <p className={classes.codes}>{t('rules.codes')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={classes.parts} aria-label={t(`common.ruleset.${ruleset.id}`)} tabIndex={0}>
        <div className={classes.columns}>
          {played?.house && played.ruleset === ruleset.id && (
            <OwnNumbers ruleset={ruleset} house={played.house} />
          )}
          <section className={classes.part}>
            <h2>
              {t('rules.roles')}
              <small>{t(seatsWord(ruleset), { min, max })}</small>
            </h2>
            <ul className={classes.roles}>
              {ruleset.roles.map(({ id, team }) => (
                <li key={id} data-team={team}>
                  {team !== neutralTeam && <TeamSign team={team} className={classes.sign} />}
                  {t(`role.${ruleset.id}.${id}`)}
                  {ruleset.fixed && <b>{ruleset.suggest(max)[id] ?? 0}</b>}
                </li>
              ))}
            </ul>
          </section>
          {ruleset.sheet?.map(({ id, lines }) => (
            <section key={id} className={classes.part}>
              <h2>{t(`rules.part.${id}`)}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line.text.key}>
                    <span>{say(line.text)}</span>
                    <small>{line.rule}</small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Usual ruleset={ruleset} options={played?.ruleset === ruleset.id ? played.options : {}} />
        </div>
      </section>
    </div>
  );
}
