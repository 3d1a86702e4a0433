import { NAME_WAYS, namePages } from '@ismi/contract';
import { localeInPath } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { usePath } from '../browser/use-path.ts';
import { apiContext } from '../data/loader-api.ts';
import { useRootData } from '../data/root-data.ts';
import { Breadcrumbs } from '../features/names/breadcrumbs.tsx';
import { capitalizeLetter } from '../features/names/capitalize-letter.ts';
import { LetterLinks } from '../features/names/lists/letter-links.tsx';
import { NameRows } from '../features/names/lists/name-rows.tsx';
import { listStructuredData } from '../features/names/structured-data.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { pathTo } from '../paths.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { NotFound } from '../shell/status/not-found.tsx';
import { StructuredData } from '../ui/structured-data.tsx';
import type { Route } from './+types/name-list';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const by = NAME_WAYS.find((way) => way === params.by);
  if (!by) return data(undefined, { status: 404 });
  const api = context.get(apiContext);
  const locale = visitorLocale({ request, url });
  const prefix = localeInPath(url.pathname);
  const value = by === 'letter' ? params.value.toLocaleLowerCase(locale) : params.value;
  if (value !== params.value) throw redirect(pathTo('name-list', prefix, { by, value }), 301);
  const [list, ways] = await Promise.all([
    api.find(namePages.list, { params: { by, value }, query: {} }),
    by === 'letter' ? api.load(namePages.ways, { query: {} }) : undefined,
  ]);
  // A letter of another alphabet: without a prefix, the address may come from a reader of another language.
  if (list === null && by === 'letter' && !prefix) throw redirect(pathTo('name-index'));
  if (list === null) return data(undefined, { status: 404 });
  if (list === undefined) throw data(null, { status: 503 });
  return data({ by, value, names: list.names, letters: ways?.letters ?? [] });
}

export default function NameListPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <NameList {...loaderData} /> : <NotFound />;
}

type NameListProps = NonNullable<Route.ComponentProps['loaderData']>;

function NameList({ by, value, names, letters }: NameListProps) {
  const { t } = useTranslation('name-lists');
  const words = useTranslation('name-words');
  const locale = useLocale();
  const path = usePath();
  const origin = useRootData()?.origin ?? '';
  const title =
    by === 'letter'
      ? words.t('letterList', { letter: capitalizeLetter(value, locale) })
      : words.t(`${by}Lists.${value}`);
  const number = formatNumber(locale, names.length);
  const crumbs = [
    { name: words.t('home'), path: path('home') },
    { name: words.t('all'), path: path('name-index') },
  ];
  const here = { name: title, path: path('name-list', { by, value }) };
  return (
    <div className="wrap pt-6 md:pt-8">
      <PageHead namespace="name-lists" values={{ title, number }} />
      <StructuredData
        things={listStructuredData(names, {
          locale,
          title,
          steps: [...crumbs, here].map((step) => ({ name: step.name, url: origin + step.path })),
          urlOf: (slug) => origin + path('name-page', { slug }),
        })}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 text-4xl md:text-5xl">{title}</h1>
      <p className="mt-3 text-ink-2">{t('count', { count: names.length, number })}</p>
      {letters.length > 0 && (
        <div className="mt-6">
          <LetterLinks letters={letters} current={value} label={t('byLetter')} />
        </div>
      )}
      <div className="mt-8">
        <NameRows names={names} />
      </div>
    </div>
  );
}
