import { CloseButton, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Bar.module.css';

/** A dialog over the game with its title and a way out. */
export function GameDialog({
  title,
  open,
  size,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  size?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  // Mantine's own head would be a second banner of the page.
  return (
    <Modal.Root opened={open} onClose={onClose} {...(size ? { size } : {})} centered>
      <Modal.Overlay backgroundOpacity={0.7} />
      <Modal.Content radius="lg" aria-label={title}>
        <DialogHead title={title} onClose={onClose} />
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The title of a dialog or drawer, and the button that closes it. */
export function DialogHead({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.head}>
      <h2>{title}</h2>
      <CloseButton size={44} aria-label={t('common.close')} onClick={onClose} />
    </div>
  );
}
