import { secondFactor } from '@ismi/contract';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { identityIsSettled, identityQuestion, watchIdentity } from '../../lib/admin/identity.ts';
import { useAdminWords } from '../../lib/admin/use-admin-words.ts';
import { useLoaded } from '../../lib/admin/use-loaded.ts';
import { LoadFailure } from '../../ui/admin/list-states.tsx';
import { FrameOfOne } from './frame-of-one.tsx';
import { PassForm } from './pass-form.tsx';
import { SetUp } from './set-up.tsx';

interface SecondFactorGateProps {
  /** Who has none has come through Google. */
  hasPassword: boolean;
  /** While it is not known where somebody stands. */
  waiting: ReactNode;
  children: ReactNode;
}

const NO_CALL = {};

/** Between the sign-in and the area: sets up the second factor, or asks for a code, and opens once it is passed. */
export function SecondFactorGate({ hasPassword, waiting, children }: SecondFactorGateProps) {
  const { t } = useTranslation('admin');
  const words = useAdminWords();
  const question = useSyncExternalStore(watchIdentity, identityQuestion, identityQuestion);
  const { data, failure, reload } = useLoaded(secondFactor.status, NO_CALL);
  const goOn = () => {
    identityIsSettled(true);
    void reload();
  };
  if (failure !== undefined) {
    return (
      <FrameOfOne title={t('area')}>
        <LoadFailure
          title={t('identity.failed')}
          reason={failure}
          retryLabel={words.retry}
          onRetry={() => void reload()}
        />
      </FrameOfOne>
    );
  }
  if (!data) return waiting;
  // What was passed this morning may have run out since.
  if (data.isPassed && question.kind !== 'second-factor') return children;
  if (data.isSetUp) return <PassForm onDone={goOn} />;
  return <SetUp hasPassword={hasPassword} onDone={goOn} />;
}
