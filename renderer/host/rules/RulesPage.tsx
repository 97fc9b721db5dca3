import { useTranslation } from 'react-i18next';
import { Reference } from './Reference';
import classes from './reference.module.css';

/** The rules reference among the pages of the desk. */
export function RulesPage() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <h1>{t('rules.title')}</h1>
      <Reference />
    </div>
  );
}
