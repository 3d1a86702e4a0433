import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useQuery } from '../../../browser/use-query.ts';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import { takeGoogleRedirect } from './google-redirect-state.ts';
import type { LoginStep } from './login-step.ts';

const parseGoogleAnswer = (answer: URLSearchParams): LoginStep => {
  const code = answer.get('code');
  if (code) return { step: 'google', code, state: answer.get('state') ?? '' };
  const isRefused = answer.get('error') === 'access_denied';
  return { step: 'start', notice: isRefused ? 'google-refused' : 'google-failed' };
};

/** Handles Google's callback: removes the answer from the URL and returns to the page where the sign-in started. */
export function GoogleCallback() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const answer = useQuery();
  const goBack = useEffectEvent(() => {
    void navigate(takeGoogleRedirect() ?? pathname, {
      replace: true,
      state: parseGoogleAnswer(answer),
    });
  });
  useEffect(() => goBack(), []);
  return <LoadingIndicator size="large" label={t('loading')} />;
}
