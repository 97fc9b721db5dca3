import { useTranslation } from 'react-i18next';
import classes from './Key.module.css';

/** All keys, as they are printed, and what each does. */
const rows = [
  { keys: ['1…9', '10…25'], does: 'table.keys.seat' },
  { keys: ['0 1…9'], does: 'table.keys.atOnce' },
  { keys: ['Enter'], does: 'table.keys.next' },
  { keys: ['N', '0'], does: 'table.keys.nobody' },
  { keys: ['A'], does: 'table.keys.rest' },
  { keys: ['W'], does: 'table.keys.waiting' },
  { keys: ['V'], does: 'table.keys.by' },
  { keys: ['S'], does: 'table.keys.aim' },
  { keys: ['T'], does: 'table.keys.turn' },
  { keys: ['D'], does: 'table.keys.draw' },
  { keys: ['P'], does: 'table.keys.pass' },
  { keys: ['Shift 1…25'], does: 'table.keys.foul' },
  { keys: ['F'], does: 'table.keys.fouls' },
  { keys: ['Y', 'Esc'], does: 'table.keys.yesNo' },
  { keys: ['Space'], does: 'table.keys.clock' },
  { keys: ['←', '→'], does: 'table.keys.seconds' },
  { keys: ['R'], does: 'table.keys.restart' },
  { keys: ['Ctrl Z'], does: 'table.keys.undo' },
  { keys: ['Ctrl Shift Z'], does: 'table.keys.redo' },
  { keys: ['H'], does: 'table.keys.roles' },
  { keys: ['B'], does: 'table.keys.blank' },
  { keys: ['M'], does: 'table.keys.mute' },
  { keys: ['J'], does: 'table.keys.music' },
  { keys: ['L'], does: 'table.keys.log' },
  { keys: ['F1', '?'], does: 'table.keys.help' },
  { keys: ['1…9', '10…25'], does: 'table.keys.bestMove' },
  { keys: ['Ctrl Enter'], does: 'table.keys.closeGame' },
] as const;

/** The list of all keys. */
export function KeyHelp() {
  const { t } = useTranslation();
  return (
    <>
      <dl className={classes.help}>
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t('table.keys.physical')}</p>
    </>
  );
}
