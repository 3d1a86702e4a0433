import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { Shamsa } from '../../../ui/brand/shamsa.tsx';
import { focusHeading } from '../focus-heading.ts';

interface FailureProps {
  title: string;
  onRetry?: () => void;
  /** Actions in place of the link to the profile. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Why there is no list, and what to do. */
export function Failure({ title, onRetry, actions, children }: FailureProps) {
  const { t } = useTranslation('results');
  const path = usePath();
  return (
    <div className="wrap grid max-w-[44rem] justify-items-center pt-14 text-center md:pt-20">
      <Shamsa name="ismi" strokeWidth={1} className="mb-6 w-28 text-ink-3" />
      <h1 ref={focusHeading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
        {title}
      </h1>
      <div role="alert" className="mt-4 text-ink-2 text-lg">
        {children}
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <button type="button" onClick={onRetry} className="btn btn-primary">
            {t('failure.retry')}
          </button>
        )}
        {actions ?? (
          <Link
            to={`${path('profile')}?tab=suggestions`}
            className={`btn ${onRetry ? 'btn-secondary' : 'btn-primary'}`}
          >
            {t('failure.profile')}
          </Link>
        )}
      </div>
    </div>
  );
}
