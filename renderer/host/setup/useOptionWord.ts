import { useTranslation } from 'react-i18next';
import type { OptionValue } from '../../../shared/game/state';

/** Gives the function that says a value of an option; a number is said as it is. */
export function useOptionWord(): (name: string, value: OptionValue) => string {
  const { t } = useTranslation();
  return (name, value) =>
    /^\d/.test(String(value)) ? String(value) : t(`desk.option.${name}.value.${value}`);
}
