import { Button, FileButton } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BundleGames, BundlePreview } from '../../../shared/contract/bundle';
import type { Text } from '../../../shared/game/words';
import { useSend } from '../../ui/connection';
import { Dialog } from '../../ui/Dialog';
import { useSay } from '../../ui/say';
import { offerFile } from '../settings/transfer';
import { BundleDialog } from './BundleDialog';
import classes from './bundle.module.css';
import { Came } from './Came';

/** Takes games and people of another laptop in: a file is chosen, what it brings is shown, questions are asked. */
export function TakeBundle({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation();
  const say = useSay();
  const send = useSend();
  const [share, setShare] = useState<number | null>(null);
  const [taking, setTaking] = useState(false);
  const [preview, setPreview] = useState<BundlePreview | null>(null);
  const [came, setCame] = useState<BundleGames | null>(null);
  const [refusal, setRefusal] = useState<Text | null>(null);

  const offer = async (file: File | null) => {
    if (!file) return;
    setShare(0);
    const found = await offerFile(send, 'offerBundle', file, setShare);
    setShare(null);
    if (found && 'refusal' in found) setRefusal(found.refusal.reason);
    else setPreview(found);
  };
  const take = async (same: string[], apart: string[]) => {
    if (!preview) return;
    setTaking(true);
    const answer = await send({ type: 'takeBundle', upload: preview.upload, same, apart });
    setTaking(false);
    setPreview(null);
    if (answer.status === 'refused') setRefusal(answer.refusal.reason);
    else setCame(answer.data);
    onTaken();
  };

  return (
    <>
      <FileButton accept=".gz,.json,application/gzip,application/json" onChange={(file) => void offer(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={share !== null}
            leftSection={<IconPackageImport size={18} aria-hidden />}
          >
            {share === null ? t('bundle.open') : t('bundle.reading', { percent: Math.round(share * 100) })}
          </Button>
        )}
      </FileButton>
      {preview && (
        <BundleDialog
          key={preview.upload}
          preview={preview}
          taking={taking}
          onClose={() => setPreview(null)}
          onTake={(same, apart) => void take(same, apart)}
        />
      )}
      <Dialog
        title={t(refusal ? 'bundle.refused' : 'bundle.came')}
        opened={came !== null || refusal !== null}
        onClose={() => {
          setCame(null);
          setRefusal(null);
        }}
      >
        {refusal && <p className={classes.trouble}>{say(refusal)}</p>}
        {came && <Came games={came} />}
      </Dialog>
    </>
  );
}
