import { SUGGESTION_LIMITS } from '@ismi/contract';
import { Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Preview } from './use-offer.ts';

/** How many names can be expected. */
export function Expectation({ preview }: { preview: Preview }) {
  const { t } = useTranslation('suggestions');
  const { expected_names: expected } = preview;
  const isFew = expected < SUGGESTION_LIMITS.names;
  const sentence = () => {
    if (expected === 0) return t('confirm.noneFit');
    return isFew ? t('confirm.few', { count: expected }) : t('confirm.ten');
  };
  const Icon = isFew ? TriangleAlert : Info;
  return (
    <p
      className={`mt-4 flex gap-2.5 rounded-md p-3 text-md ${
        isFew ? 'bg-warning-soft text-warning' : 'bg-info-soft text-info'
      }`}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <span>{sentence()}</span>
    </p>
  );
}
