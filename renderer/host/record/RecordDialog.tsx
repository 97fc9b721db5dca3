import { Button, Modal, Tabs } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameRecord } from '../../../shared/contract/record';
import { DialogHead } from '../game/bar/GameDialog';
import { Refused } from '../parts/Refused';
import { useAnswer } from '../useAnswer';
import { ChangesTab } from './ChangesTab';
import { CorrectEvening } from './CorrectEvening';
import { ProtocolTab } from './ProtocolTab';
import classes from './record.module.css';
import { StoryTab } from './StoryTab';

interface Props {
  /** The game to read; null: the open one. */
  readonly game: string | null;
  readonly opened: boolean;
  /** Whether secrets of a running game may be seen. */
  readonly shown: boolean;
  readonly onShow?: () => void;
  /** The newest line of the open game: another one means another record. */
  readonly newest?: number;
  readonly onClose: () => void;
  /** The game's number, table or host was corrected. */
  readonly onSaved?: () => void;
}

/** What there is to read of a game: its story, the protocol to print, what was changed. */
export function RecordDialog(props: Props) {
  const { t } = useTranslation();
  const { opened, onClose } = props;
  const [correcting, correct] = useState(false);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={!correcting}
      size="76rem"
      centered
      classNames={{ content: classes.dialog }}
    >
      <Modal.Overlay backgroundOpacity={0.7} />
      <Modal.Content radius="lg" aria-label={t('record.title')}>
        <DialogHead title={t('record.title')} onClose={onClose} />
        {opened && <Loaded {...props} correcting={correcting} onCorrect={correct} />}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Whether the dialog that corrects the game's evening stands above this one. */
interface Correcting {
  readonly correcting: boolean;
  readonly onCorrect: (on: boolean) => void;
}

function Loaded({ game, shown, onShow, newest, onSaved, ...correcting }: Props & Correcting) {
  const { data, refusal, again } = useAnswer({ type: 'record', game });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when another line is the newest.
  useEffect(again, [newest]);
  return (
    <>
      <Refused reason={refusal} />
      {data && (
        <>
          <Pages
            record={data}
            hidden={!shown && !data.protocol.ended}
            onShow={onShow}
            onCorrect={() => correcting.onCorrect(true)}
          />
          <CorrectEvening
            game={correcting.correcting ? data : null}
            onClose={() => correcting.onCorrect(false)}
            onSaved={() => {
              again();
              onSaved?.();
            }}
          />
        </>
      )}
    </>
  );
}

const pages = ['story', 'protocol', 'changes'] as const;

function Pages({
  record,
  hidden,
  onShow,
  onCorrect,
}: {
  record: GameRecord;
  hidden: boolean;
  onShow: (() => void) | undefined;
  onCorrect: () => void;
}) {
  const { t } = useTranslation();
  const [page, go] = useState<string | null>('story');
  const veil = (what: string) => <Veil what={what} onShow={onShow} />;
  const content: Record<(typeof pages)[number], ReactNode> = {
    story: <StoryTab record={record} hidden={hidden} veil={hidden ? veil(t('record.hidden.story')) : null} />,
    protocol: hidden ? (
      veil(t('record.hidden.protocol'))
    ) : (
      <ProtocolTab record={record} onCorrect={onCorrect} />
    ),
    changes: hidden ? veil(t('record.hidden.changes')) : <ChangesTab record={record} />,
  };
  return (
    <Tabs value={page} onChange={go} keepMounted={false} className={classes.pages}>
      <Tabs.List>
        {pages.map((one) => (
          <Tabs.Tab key={one} value={one} className={classes.page}>
            {t(`record.page.${one}`)}
            {one === 'changes' && record.changes.length > 0 && ` (${record.changes.length})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {pages.map((one) => (
        <Tabs.Panel key={one} value={one} className={classes.panel}>
          {content[one]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Says what the hidden roles hide, and shows them on request. */
function Veil({ what, onShow }: { what: string; onShow: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes.veil}>
      <IconEyeOff size="1.25rem" aria-hidden="true" />
      <span>{what}</span>
      {onShow && (
        <Button variant="default" onClick={onShow}>
          {t('record.show')}
        </Button>
      )}
    </div>
  );
}
