import { widthEm, widthInTwoEm } from '../ui/letters';
import styles from './name.module.css';

/**
 * A nickname that fits: it shrinks, then takes a second line where the place has one, and is cut only after that.
 * The place sets `--size` (the type) and `--place` (the width), both as lengths, and `--two`: the largest type of
 * two lines.
 */
export function Name({ children }: { children: string }) {
  return (
    <span
      className={styles.name}
      style={{ ['--em' as string]: widthEm(children), ['--em-in-two' as string]: widthInTwoEm(children) }}
    >
      {children}
    </span>
  );
}
