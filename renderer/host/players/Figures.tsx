import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerFigures, Rate, SystemFigures } from '../../../shared/season/figures';
import { asAverage, inNumbers } from '../../ui/numbers';
import { RoleIcon } from '../game/RoleIcon';
import season from '../season/season.module.css';
import { useRoleWord } from '../useRoleWord';
import { useRulesName } from '../useRulesName';
import classes from './Figures.module.css';
import common from './players.module.css';

/** What a player has of all games that count. */
export function Figures({ figures }: { figures: PlayerFigures }) {
  const { t, i18n } = useTranslation();
  const { all, fouls, removals, systems } = figures;
  const tiles = [
    ['games', String(all.games)],
    ['wins', String(all.wins)],
    ['winRate', percent(all.winRate, i18n.language)],
    ['fouls', String(fouls)],
    ['removals', String(removals)],
  ] as const;
  return (
    <>
      <dl className={classes.tiles}>
        {tiles.map(([name, value]) => (
          <div key={name} className={classes.tile}>
            <dt>{t(`people.figures.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {systems.map((system) => (
        <System key={`${system.ruleset} ${system.house?.id ?? ''}`} system={system} />
      ))}
    </>
  );
}

function System({ system: { ruleset, house, columns, line, roles, teams } }: { system: SystemFigures }) {
  const { t, i18n } = useTranslation();
  const roleWord = useRoleWord();
  const name = useRulesName()({ ruleset, house });
  const { language } = i18n;
  return (
    <section className={classes.system} aria-label={name}>
      <h3>
        {name}
        <small className={classes.count}>{t('desk.games', { count: line.games })}</small>
      </h3>
      {columns.length > 0 && (
        <dl className={classes.points}>
          {columns.map((column) => (
            <div key={column}>
              <dt>{t(`table.points.column.${column}`)}</dt>
              <dd data-minus={(line.points[column] ?? 0) < 0 || undefined}>
                {inNumbers(line.points[column] ?? 0, language)}
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('people.figures.total')}</dt>
            <dd data-sum>{inNumbers(line.total, language)}</dd>
          </div>
          <div>
            <dt>{t('desk.standings.average')}</dt>
            <dd>{asAverage(line.average, language)}</dd>
          </div>
        </dl>
      )}
      <table className={season.table}>
        <thead>
          <tr>
            <th scope="col" className={season.name}>
              {t('people.figures.played')}
            </th>
            <th scope="col">{t('desk.standings.games')}</th>
            <th scope="col">{t('desk.standings.wins')}</th>
            <th scope="col">{t('people.figures.winRate')}</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((one) => (
            <RateRow key={one.role} rate={one}>
              <span className={common.role} data-team={one.team}>
                <RoleIcon role={one.role} size="1.125rem" />
                {roleWord(ruleset, one.role)}
              </span>
            </RateRow>
          ))}
          {teams.map((one) => (
            <RateRow key={one.team} rate={one}>
              <span className={classes.team} data-team={one.team}>
                {t('people.figures.team', { team: t(`team.${one.team}`) })}
              </span>
            </RateRow>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RateRow({ rate, children }: { rate: Rate; children: ReactNode }) {
  const { language } = useTranslation().i18n;
  return (
    <tr>
      <td className={season.name}>{children}</td>
      <td>{rate.games}</td>
      <td>{rate.wins}</td>
      <td>{percent(rate.winRate, language)}</td>
    </tr>
  );
}

function percent(of: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(of / 100);
}
