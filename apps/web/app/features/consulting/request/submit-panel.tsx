import type { ConsultationType } from '@ismi/contract/consulting-choices';
import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useLoginPath } from '../../../browser/use-login-path.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface SubmitPanelProps {
  type: ConsultationType;
  /** False: no slot is chosen yet. */
  isReady: boolean;
  isSubmitting: boolean;
}

/** The submit button with the price. Guests sign in first; the form is kept. */
export function SubmitPanel({ type, isReady, isSubmitting }: SubmitPanelProps) {
  const { t } = useTranslation('consulting');
  const session = useSession();
  const isHydrated = useHydrated();
  const loginPath = useLoginPath();
  const cost = CONSULTING_CREDITS[type];
  if (session.state === 'guest') {
    return (
      <div>
        <Link to={loginPath} className="btn btn-primary w-full">
          {t('submit.login')}
        </Link>
        <p className="mt-2.5 text-center text-ink-3 text-sm">
          {t('submit.guest', { count: cost })} <ApproximatePrice credits={cost} />
        </p>
      </div>
    );
  }
  const left = session.state === 'signed-in' ? session.user.credits - cost : undefined;
  return (
    <div>
      <Button
        type="submit"
        isDisabled={!isReady}
        isHydrating={!isHydrated || session.state === 'unknown'}
        busyLabel={isSubmitting ? t('submit.busy') : undefined}
        className="w-full"
      >
        {t('submit.send', { count: cost })}
      </Button>
      <p className="mt-2.5 min-h-[1.4em] text-center text-ink-3 text-sm">
        <ApproximatePrice credits={cost} />
        {left !== undefined && (
          <>
            {' · '}
            <span>
              {left >= 0 ? t('submit.left', { count: left }) : t('submit.short', { count: -left })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
