import { Refused } from '../parts/Refused';
import { useAnswer } from '../useAnswer';
import { BackupPanel } from './BackupPanel';
import { BinPanel } from './BinPanel';
import classes from './settings.module.css';

/** The club's files: backups, the way back from them, and what was deleted. */
export function DataPage() {
  const files = useAnswer({ type: 'data' });
  return (
    <>
      <Refused reason={files.refusal} />
      <div className={classes.data}>
        <BackupPanel
          folder={files.data?.folder ?? ''}
          restoredAt={files.data?.restoredAt ?? null}
          again={files.again}
        />
        <BinPanel items={files.data?.bin ?? null} again={files.again} />
      </div>
    </>
  );
}
