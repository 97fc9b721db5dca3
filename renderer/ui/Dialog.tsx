import { CloseButton, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Width in CSS pixels. */
  readonly width?: number;
  /** Stays in sight below content that scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A window over the screen; Escape and a click beside it close it. */
export function Dialog({ title, opened, onClose, width = 480, footer, children }: Props) {
  const { t } = useTranslation();
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      classNames={{ content: classes.dialog }}
    >
      <Modal.Overlay backgroundOpacity={0.7} />
      <Modal.Content aria-label={title}>
        <div className={classes.head}>
          <h2>{title}</h2>
          <CloseButton size={44} iconSize={20} aria-label={t('common.close')} onClick={onClose} />
        </div>
        <div className={classes.body}>{children}</div>
        {footer && <div className={classes.foot}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}
