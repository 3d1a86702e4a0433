import { useTranslation } from 'react-i18next';
import { adminClock, adminDay } from '../../i18n/admin-formats.ts';
import { numberIn } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

export interface PagePosition {
  page: number;
  pages: number;
  total: number;
  /** The total of a large table is estimated, and says so. */
  isEstimated?: boolean;
}

/** The words that every section of the administrators' area shares; the design system gets them from here. */
export function useAdminWords() {
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
    /** The zone of slots and appointments, behind an hour. */
    turkishTime: t('turkishTime'),
    pastTheEnd: t('pages.pastTheEnd'),
    /** What every dialog says. */
    dialog: { closeLabel: t('close'), cancelLabel: t('cancel'), busyLabel: t('busy') },
    pages: { label: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') },
    /** Where a list stands, and the ways from there. */
    pagerOf: (
      { page, pages, total, isEstimated = false }: PagePosition,
      onPage: (page: number) => void,
    ) => ({
      label: t('pages.label'),
      previous: t('pages.previous'),
      next: t('pages.next'),
      position: t(isEstimated ? 'pages.positionEstimated' : 'pages.position', {
        page: numberIn(locale, page),
        pages: numberIn(locale, pages),
        total: numberIn(locale, total),
      }),
      // Whoever stands past the end comes back to the last page.
      onPrevious: page > 1 ? () => onPage(Math.min(page - 1, Math.max(pages, 1))) : undefined,
      onNext: page < pages ? () => onPage(page + 1) : undefined,
    }),
    dayOf: (moment: string) => adminDay(moment) ?? t('invalidDate'),
    clockOf: (moment: string) => adminClock(moment) ?? t('invalidDate'),
    stampOf: (moment: string) => {
      const day = adminDay(moment);
      return day ? `${day} ${adminClock(moment)}` : t('invalidDate');
    },
  };
}
