import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLoginPath } from '../../../lib/use-login-path.ts';
import { usePath } from '../../../lib/use-path.ts';
import { Failure } from './failure.tsx';

interface NotYoursProps {
  title: string;
  why: string;
  actions: ReactNode;
}

/** The same words for a list of another account and for one that never was: nobody learns which ids exist. */
function NotYours({ title, why, actions }: NotYoursProps) {
  const { t } = useTranslation('results');
  return (
    <Failure title={title} actions={actions}>
      <p>{why}</p>
      <p className="mt-2">{t('notYours.sent')}</p>
    </Failure>
  );
}

/** For somebody who is signed in; `otherAccount` lets them sign in as somebody else. */
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
  const why = `${t('notYours.other')} ${t('notYours.onlyThere')}`;
  return <NotYours title={t('notYours.member')} why={why} actions={actions} />;
}

/** For a guest, who may be its owner. */
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
  return <NotYours title={t('notYours.guest')} why={t('notYours.onlyThere')} actions={actions} />;
}
