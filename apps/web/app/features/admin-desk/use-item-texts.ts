import type { DeskItem } from '@ismi/contract';
import { useTranslation } from 'react-i18next';

/** The sender of items that have no user. */
const PROVIDER = 'PayPal';

/** Title and sender of a desk item. */
export function useItemTexts() {
  const { t } = useTranslation('admin-desk');
  return {
    titleOf: ({ contact, problem, report }: DeskItem): string => {
      if (contact) return contact.subject;
      if (report) return `${report.name}: ${t(`parts.${report.part}`)}`;
      return problem ? t(`reasons.${problem.reason}`) : '';
    },
    senderOf: ({ contact, user, problem }: DeskItem): string =>
      contact?.name ?? user?.name ?? (problem ? PROVIDER : t('nobody')),
  };
}
