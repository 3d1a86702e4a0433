import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLoginPath } from '../../../browser/use-login-path.ts';
import { usePath } from '../../../browser/use-path.ts';
import { Failure } from './failure.tsx';

interface ListUnavailableProps {
  title: string;
  reason: string;
  actions: ReactNode;
}

/** The same text for a list of another account and for an unknown id, so that it does not reveal which ids exist. */
function ListUnavailable({ title, reason, actions }: ListUnavailableProps) {
  const { t } = useTranslation('results');
  return (
    <Failure title={title} actions={actions}>
      <p>{reason}</p>
      <p className="mt-2">{t('notYours.sent')}</p>
    </Failure>
  );
}

/** For signed-in users; `otherAccount` lets them sign in with another account. */
export function NotInThisAccount({ otherAccount }: { otherAccount: ReactNode }) {
  const { t } = useTranslation('results');
  const path = usePath();
  const actions = (
    <>
      <Link to={`${path('profile')}?tab=suggestions`} className="btn btn-primary">
        {t('notYours.lists')}
      </Link>
      <Link to={path('suggestions')} className="btn btn-secondary">
        {t('notYours.begin')}
      </Link>
      {otherAccount}
    </>
  );
  const reason = `${t('notYours.other')} ${t('notYours.onlyThere')}`;
  return <ListUnavailable title={t('notYours.member')} reason={reason} actions={actions} />;
}

/** For a guest, who may be the owner. */
export function SignInForList() {
  const { t } = useTranslation('results');
  const shared = useTranslation();
  const path = usePath();
  const actions = (
    <>
      <Link to={useLoginPath()} className="btn btn-primary">
        {shared.t('account.signIn')}
      </Link>
      <Link to={path('suggestions')} className="btn btn-secondary">
        {t('notYours.begin')}
      </Link>
    </>
  );
  return (
    <ListUnavailable
      title={t('notYours.guest')}
      reason={t('notYours.onlyThere')}
      actions={actions}
    />
  );
}
