import { contact } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../browser/use-query.ts';
import { apiContext } from '../data/loader-api.ts';
import {
  LazyWithdrawalFlow,
  loadWithdrawalFlow,
} from '../features/withdrawals/lazy-withdrawal-flow.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/withdrawal';

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).load(contact.info, {});

/** On client navigation, wait for the form before showing the page. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [info] = await Promise.all([serverLoader(), loadWithdrawalFlow()]);
  return info;
};

/** Both steps are the same page. */
export const shouldRevalidate = () => false;

export default function WithdrawalPage({ loaderData: info }: Route.ComponentProps) {
  const { t } = useTranslation('withdrawal');
  const order = useQuery().get('order') ?? '';
  return (
    <div className="wrap max-w-[46rem] pt-10 md:pt-16">
      <PageHead namespace="withdrawal" />
      <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
      <p className="mt-4 text-ink-2 text-lg">{t('intro')}</p>
      <p className="mt-3 text-ink-2">{t('amount')}</p>
      <div className="card mt-8 p-5 md:p-8">
        {info && (
          <noscript>
            <p>
              {t('byMail')} <a href={`mailto:${info.email}`}>{info.email}</a>
            </p>
          </noscript>
        )}
        <LazyWithdrawalFlow orderNumber={order} />
      </div>
      {info && (
        <p className="mt-6 text-ink-2">
          {t('byMail')}{' '}
          <a href={`mailto:${info.email}`} className="link">
            <bdi>{info.email}</bdi>
          </a>
        </p>
      )}
    </div>
  );
}
