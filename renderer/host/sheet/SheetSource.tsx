import { Button, FileButton, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { readText } from './readFile';
import classes from './sheet.module.css';

interface Props {
  /** What the sheet should have. */
  readonly what: string;
  readonly example: string;
  /** What was pasted; it stays while another sheet is chosen. */
  readonly pasted: string;
  readonly onPaste: (pasted: string) => void;
  readonly onRead: (content: string) => void;
}

/** Where a sheet comes from: a CSV file, or cells that were copied from one. */
export function SheetSource({ what, example, pasted, onPaste, onRead }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.source}>
      <p className={classes.hint}>{what}</p>
      <FileButton
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={(file) => file && void readText(file).then(onRead)}
      >
        {(props) => (
          <Button {...props} leftSection={<IconFileImport size={18} aria-hidden />}>
            {t('people.sheet.choose')}
          </Button>
        )}
      </FileButton>
      <Textarea
        label={t('people.sheet.paste')}
        placeholder={example}
        rows={8}
        spellCheck={false}
        value={pasted}
        onChange={(event) => onPaste(event.currentTarget.value)}
      />
      <div className={classes.foot}>
        <Button variant="default" disabled={pasted.trim() === ''} onClick={() => onRead(pasted)}>
          {t('people.sheet.read')}
        </Button>
      </div>
    </div>
  );
}
