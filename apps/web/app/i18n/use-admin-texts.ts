import { useTranslation } from 'react-i18next';
import { formatAdminDay, formatAdminTime } from './admin-formats.ts';
import { formatNumber } from './formats.ts';
import { useLocale } from './use-locale.ts';

export interface PagePosition {
  page: number;
  pages: number;
  total: number;
  /** The total of a large table is an estimate, marked as such. */
  isEstimated?: boolean;
}

/** The texts that all sections of the administrators' area share, for the design system. */
export function useAdminTexts() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return {
    loading: t('loading'),
    retry: t('retry'),
    close: t('close'),
    cancel: t('cancel'),
    busy: t('busy'),
    clear: t('clear'),
    all: t('all'),
    /** The time zone of slots and appointments, shown after the time. */
    turkishTime: t('turkishTime'),
    pastTheEnd: t('pages.pastTheEnd'),
    /** Texts of every dialog. */
    dialog: { closeLabel: t('close'), cancelLabel: t('cancel'), busyLabel: t('busy') },
    pages: { label: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') },
    /** Texts and links of the pagination. */
    pagerProps: (
      { page, pages, total, isEstimated = false }: PagePosition,
      onPage: (page: number) => void,
    ) => ({
      label: t('pages.label'),
      previous: t('pages.previous'),
      next: t('pages.next'),
      position: t(isEstimated ? 'pages.positionEstimated' : 'pages.position', {
        page: formatNumber(locale, page),
        pages: formatNumber(locale, pages),
        total: formatNumber(locale, total),
      }),
      // Past the last page, the previous page is the last one.
      onPrevious: page > 1 ? () => onPage(Math.min(page - 1, Math.max(pages, 1))) : undefined,
      onNext: page < pages ? () => onPage(page + 1) : undefined,
    }),
    formatDay: (moment: string) => formatAdminDay(moment) ?? t('invalidDate'),
    formatTime: (moment: string) => formatAdminTime(moment) ?? t('invalidDate'),
    formatDayAndTime: (moment: string) => {
      const day = formatAdminDay(moment);
      return day ? `${day} ${formatAdminTime(moment)}` : t('invalidDate');
    },
  };
}
