import { secondFactor } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { resolveIdentityPrompt, useIdentityPrompt } from '../../data/admin/identity-prompt.ts';
import { useApiQuery } from '../../data/query.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { LoadFailure } from '../../ui/admin/list-states.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SingleTaskFrame } from './single-task-frame.tsx';

interface SecondFactorGateProps {
  /** Users without a password have signed in with Google. */
  hasPassword: boolean;
  /** Shown while the status of the second factor is loading. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Between the sign-in and the admin area: sets up the second factor, or asks for a code, then renders the area. */
export function SecondFactorGate({ hasPassword, waiting, children }: SecondFactorGateProps) {
  const { t } = useTranslation('admin');
  const words = useAdminTexts();
  const prompt = useIdentityPrompt();
  const { data, failure, reload } = useApiQuery(secondFactor.status, {}, { keepsPrevious: true });
  const goOn = () => {
    resolveIdentityPrompt(true);
    void reload();
  };
  if (failure) {
    return (
      <SingleTaskFrame title={t('area')}>
        <LoadFailure
          title={t('identity.failed')}
          reason={failure.message}
          retryLabel={words.retry}
          onRetry={() => void reload()}
        />
      </SingleTaskFrame>
    );
  }
  if (!data) return waiting;
  // A passed second factor expires after a while.
  if (data.isPassed && prompt.kind !== 'second-factor') return children;
  if (data.isSetUp) return <SecondFactorForm onDone={goOn} />;
  return <SecondFactorSetup hasPassword={hasPassword} onDone={goOn} />;
}
