import look from '../Choice.module.css';
import classes from './Mend.module.css';

/** A few options to choose one of. */
export function Options<T extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: readonly { readonly id: T; readonly words: string }[];
  chosen: T | null;
  onChoose: (id: T) => void;
}) {
  return (
    <fieldset className={classes.options} aria-label={label}>
      <legend className={classes.label}>{label}</legend>
      {options.map(({ id, words }) => (
        <button
          type="button"
          key={id}
          className={look.choice}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
