import { useTranslation } from 'react-i18next';
import { chosenOf } from '../../../shared/game/options';
import type { OptionValue } from '../../../shared/game/state';

/** Gives the function that says a value of an option, or several; a number is said as it is. */
export function useOptionWord(): (name: string, value: OptionValue) => string {
  const { t } = useTranslation();
  const one = (name: string, value: string) =>
    /^\d/.test(value) ? value : t(`desk.option.${name}.value.${value}`);
  return (name, value) =>
    chosenOf(value)
      .map((part) => one(name, part))
      .join(', ');
}
