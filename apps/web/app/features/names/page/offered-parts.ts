import type { NamePage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { Part } from '../lookup-request.ts';

export type PaidCounts = NamePage['monograph']['paid'];

const COUNTED = {
  search: ['bearers', 'cautions', 'related'],
  analysis: ['works', 'views', 'alternatives'],
} as const satisfies Record<Part, readonly string[]>;

/** What a part holds for this name, in words; nothing that it does not have. */
export function useOfferedParts(part: Part, paid: PaidCounts): string {
  const { t } = useTranslation('name-monograph');
  const locale = useLocale();
  const counts: Record<(typeof COUNTED)[Part][number], number> = { ...paid, works: paid.sources };
  const counted = COUNTED[part]
    .filter((each) => counts[each] > 0)
    .map((each) => t(`paid.${each}`, { count: counts[each] }));
  return formatList(locale, [
    t(part === 'search' ? 'paid.description' : 'paid.reason'),
    ...counted,
  ]);
}
