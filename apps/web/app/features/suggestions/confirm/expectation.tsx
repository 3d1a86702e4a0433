import { SUGGESTION_LIMITS } from '@ismi/contract';
import { Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStepList } from '../answer-labels.ts';
import type { Preview } from './use-offer.ts';

/** How many names can be expected, and which wishes some of them do not meet. */
export function Expectation({ preview }: { preview: Preview }) {
  const { t } = useTranslation('suggestions');
  const listOf = useStepList();
  const { expected_names: expected, exact_names: exact, relaxations } = preview;
  const isFew = expected < SUGGESTION_LIMITS.names;
  const list = listOf(relaxations);
  const sentences = () => {
    if (expected === 0) return [t('confirm.noneFit')];
    if (exact >= expected)
      return [isFew ? t('confirm.few', { count: expected }) : t('confirm.all')];
    return [
      isFew ? t('confirm.few', { count: expected }) : t('confirm.ten'),
      exact === 0 ? t('confirm.none') : t('confirm.exact', { count: exact }),
      list && t(exact === 0 ? 'confirm.noneRelaxed' : 'confirm.relaxed', { list }),
    ];
  };
  const Icon = isFew ? TriangleAlert : Info;
  return (
    <p
      className={`mt-4 flex gap-2.5 rounded-md p-3 text-md ${
        isFew ? 'bg-warning-soft text-warning' : 'bg-info-soft text-info'
      }`}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <span>{sentences().filter(Boolean).join(' ')}</span>
    </p>
  );
}
