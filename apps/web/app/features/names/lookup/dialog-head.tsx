import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogHead as Head } from '../../../ui/overlay/dialog-head.tsx';

interface DialogHeadProps {
  id: string;
  onClose: () => void;
  children: ReactNode;
}

/** Title and close button, with the texts of the search. */
export function DialogHead(props: DialogHeadProps) {
  const { t } = useTranslation('names');
  return <Head {...props} closeLabel={t('close')} />;
}
