import { Button, Drawer } from '@mantine/core';
import { IconNotes } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogHead } from '../bar/GameDialog';
import { AmendDialog } from './AmendDialog';
import { EntryList } from './EntryList';
import { type Draft, noDraft, type Spot } from './useAmend';

/** Everything that holds, in order, newest first; any of it can be corrected. */
export const LogDrawer = memo(function LogDrawer({
  open,
  onClose,
  onRecord,
}: {
  open: boolean;
  onClose: () => void;
  onRecord: () => void;
}) {
  const { t } = useTranslation();
  const [spot, setSpot] = useState<Spot | null>(null);
  const [draft, setDraft] = useState<Draft>(noDraft);
  const leave = () => {
    setSpot(null);
    setDraft(noDraft);
    onClose();
  };
  return (
    <>
      <Drawer.Root
        opened={open}
        onClose={leave}
        position="right"
        size="38rem"
        // The dialog over it has the keys then.
        closeOnEscape={spot === null}
        trapFocus={spot === null}
      >
        <Drawer.Overlay backgroundOpacity={0.7} />
        <Drawer.Content aria-label={t('table.log.whole')}>
          <DialogHead title={t('table.log.whole')} onClose={leave} />
          <Drawer.Body>
            <Button
              variant="default"
              fullWidth
              leftSection={<IconNotes size="1.125rem" />}
              onClick={onRecord}
            >
              {t('record.menu')}
            </Button>
            {open && <EntryList draft={draft} onSpot={setSpot} onDrop={() => setDraft(noDraft)} />}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      {spot && (
        <AmendDialog
          spot={spot}
          draft={draft}
          onDraft={setDraft}
          onAnother={() => setSpot(null)}
          onBack={() => {
            setSpot(null);
            setDraft(noDraft);
          }}
          onDone={leave}
        />
      )}
    </>
  );
});
