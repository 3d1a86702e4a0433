import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StepProps } from './step-props.ts';

/** Shows the given address and opens the step in which it can be changed. */
export function EditEmailButton({ email, goTo }: { email: string; goTo: StepProps['goTo'] }) {
  const { t } = useTranslation('login');
  return (
    <button
      type="button"
      onClick={() => goTo({ step: 'start', email })}
      className="-mt-2 mb-2 inline-flex min-h-11 max-w-full items-center gap-1.5 text-md text-ink-2 hover:text-ink"
    >
      <ArrowLeft size={17} strokeWidth={1.75} aria-hidden className="flip shrink-0" />
      <bdi className="truncate">{email}</bdi>
      <span className="sr-only">{t('changeAddress')}</span>
    </button>
  );
}
