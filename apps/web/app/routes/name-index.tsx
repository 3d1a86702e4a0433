import { namePages } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { apiContext } from '../data/loader-api.ts';
import { NameWays } from '../features/names/lists/name-ways.tsx';
import { formatNumber } from '../i18n/formats.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/name-index';

export async function loader({ context }: Route.LoaderArgs) {
  const ways = await context.get(apiContext).load(namePages.ways, { query: {} });
  if (!ways) throw data(null, { status: 503 });
  return ways;
}

export default function NameIndexPage({ loaderData: ways }: Route.ComponentProps) {
  const { t } = useTranslation('name-lists');
  const locale = useLocale();
  const values = { title: t('title'), number: formatNumber(locale, ways.total) };
  return (
    <div className="wrap pt-10 md:pt-14">
      <PageHead namespace="name-lists" values={values} />
      <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
      <p className="mt-4 max-w-[38rem] text-lg text-ink-2">
        {t('intro', { count: ways.total, number: values.number })}
      </p>
      <NameWays ways={ways} />
    </div>
  );
}
