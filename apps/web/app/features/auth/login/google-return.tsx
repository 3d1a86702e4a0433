import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useQuery } from '../../../lib/use-query.ts';
import { LoadingIndicator } from '../../../ui/loading-indicator.tsx';
import { endTrip } from './google-trip.ts';
import type { LoginStep } from './login-step.ts';

const stepOf = (answer: URLSearchParams): LoginStep => {
  const code = answer.get('code');
  if (code) return { step: 'google', code, state: answer.get('state') ?? '' };
  const isRefused = answer.get('error') === 'access_denied';
  return { step: 'start', notice: isRefused ? 'google-refused' : 'google-failed' };
};

/** Google's answer stands in the address: takes it out of there, and goes on by the way that one left. */
export function GoogleReturn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const answer = useQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the answer that came with the page
  useEffect(() => {
    void navigate(endTrip() ?? pathname, { replace: true, state: stepOf(answer) });
  }, []);
  return <LoadingIndicator size="large" label={t('loading')} />;
}
