import { useTranslation } from 'react-i18next';
import type { Ruleset } from '../../../shared/game/ruleset';
import { useOptionWord } from '../setup/useOptionWord';
import classes from './reference.module.css';

/** The options of the ruleset, each as it stands unless the club sets it otherwise. */
export function Usual({ ruleset }: { ruleset: Ruleset }) {
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
            </span>
            <small>{spec.rule}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
