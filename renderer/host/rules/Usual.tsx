import { useTranslation } from 'react-i18next';
import type { Ruleset } from '../../../shared/game/ruleset';
import type { OptionValue } from '../../../shared/game/state';
import { useOptionWord } from '../setup/useOptionWord';
import classes from './reference.module.css';

/** The options of the ruleset, each as it stands unless the club sets it otherwise, or as this game has it. */
export function Usual({
  ruleset,
  options,
}: {
  ruleset: Ruleset;
  options: Readonly<Record<string, OptionValue>>;
}) {
  const { t } = useTranslation();
  const word = useOptionWord();
  return (
    <section className={classes.part}>
      <h2>{t('rules.options')}</h2>
      <ul>
        {ruleset.options.map((spec) => (
          <li key={spec.name}>
            <span>
              {t(`desk.option.${spec.name}.label`)}
              <i>{t('rules.usual', { value: word(spec.name, spec.default) })}</i>
              {options[spec.name] !== undefined && (
                <b>{t('rules.inGame', { value: word(spec.name, options[spec.name] ?? '') })}</b>
              )}
            </span>
            <small>{spec.rule}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
