import { IconBan } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../../../shared/club/standing';
import classes from './ledger.module.css';

/** What keeps somebody from the table now, and until when. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation();
  return blocks.map(({ kind, until }) => (
    <span key={`${kind} ${until}`} className={classes.block}>
      <IconBan size={16} aria-hidden />
      {t(`ledger.short.${kind}`, { until: until ?? '' })}
    </span>
  ));
}
