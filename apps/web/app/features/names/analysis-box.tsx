import { ISLAMIC_ANALYSIS_CREDITS } from '@ismi/contract/pricing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLoginPath } from '../../browser/use-login-path.ts';
import type { Session } from '../../data/session/session-store.ts';
import { ApproximatePrice } from '../../i18n/approximate-price.tsx';

/** Adds the assessment to the search; never ticked by default. Guests see why it is disabled. */
export function AnalysisBox({ name, session }: { name: string; session: Session['state'] }) {
  const { t } = useTranslation('search');
  const loginPath = useLoginPath();
  const hint = useId();
  const isOpen = session === 'signed-in';
  // Each language decides where the link is in the sentence.
  const [before, signIn, after] = t('analysis.guest').split(/<\/?signIn>/);
  return (
    <div className="mt-4">
      <label className={`flex items-start gap-3 ${isOpen ? '' : 'cursor-default text-ink-3'}`}>
        <input
          type="checkbox"
          name={name}
          value="true"
          disabled={!isOpen}
          aria-describedby={session === 'guest' ? hint : undefined}
          className="check"
        />
        <span className="leading-6">
          <span className="me-1.5">{t('analysis.label')}</span>{' '}
          <span className={`cost ${isOpen ? '' : 'text-ink-3'}`}>
            <span className="cost-mark" />
            {t('analysis.price', { count: ISLAMIC_ANALYSIS_CREDITS })}
          </span>{' '}
          <ApproximatePrice credits={ISLAMIC_ANALYSIS_CREDITS} />
        </span>
      </label>
      {session === 'guest' && (
        <p id={hint} className="ms-9 text-ink-3 text-sm">
          {before}
          <Link to={loginPath} className="link">
            {signIn}
          </Link>
          {after}
        </p>
      )}
    </div>
  );
}
