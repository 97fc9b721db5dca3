import { widthEm } from './letters';
import styles from './name.module.css';

/**
 * A nickname that fits: it shrinks to half its size, then takes a second line, and is cut only after that. The
 * place sets `--size` (the type) and `--place` (the width), both as lengths.
 */
export function Name({ children }: { children: string }) {
  return (
    <span className={styles.name} style={{ ['--em' as string]: widthEm(children) }}>
      {children}
    </span>
  );
}
