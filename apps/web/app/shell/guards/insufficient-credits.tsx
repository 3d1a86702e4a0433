import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface InsufficientCreditsProps {
  needed: number;
  have: number;
  /** The heading level depends on the surrounding page. */
  headingLevel: 'h1' | 'h2';
  headingId?: string;
  /** What is saved meanwhile, and where to continue. */
  children: ReactNode;
}

/** Shows how many credits are missing for an action: on its own page or in a dialog. */
export function InsufficientCredits({
  needed,
  have,
  headingLevel: Heading,
  headingId,
  children,
}: InsufficientCreditsProps) {
  const { t } = useTranslation();
  const missing = Math.max(0, needed - have);
  const figures = [
    { name: 'needed', amount: needed },
    { name: 'have', amount: have },
    { name: 'missing', amount: missing },
  ] as const;
  return (
    <section className="card border-quince bg-quince-soft p-5 md:p-7">
      <div className="items-center gap-8 md:flex">
        <div className="grow">
          <Heading id={headingId} className="text-2xl text-ink md:text-3xl">
            {missing > 0 ? t('insufficient.title', { count: missing }) : t('insufficient.enough')}
          </Heading>
          {children}
        </div>
        <dl className="mt-5 grid shrink-0 grid-cols-3 gap-2 text-center md:mt-0 md:gap-3">
          {figures.map(({ name, amount }) => (
            <div
              key={name}
              className={`flex flex-col-reverse rounded-md bg-surface px-2 py-3 sm:px-3 md:px-6 ${
                name === 'missing' ? 'ring-2 ring-quince' : ''
              }`}
            >
              <dt className="text-ink-2 text-sm">{t(`insufficient.${name}`)}</dt>
              <dd className="tnum font-semibold text-2xl leading-tight">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
