import type { NamePage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';

/** Other names, each with what distinguishes it. */
export function NamesWrittenAlike({ names }: { names: NamePage['written_alike'] }) {
  const path = usePath();
  return names.map(({ slug, address, name, line }) => (
    <li key={slug}>
      <Link to={path('name-page', { slug: address })} className="link">
        <bdi>{name}</bdi>
      </Link>
      : {line}
    </li>
  ));
}

/** Where several names have the spelling of this page: each of them, before anything is said about the first. */
export function NamesOfSpelling({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-page');
  const others = page.written_alike.filter((other) => other.shares_spelling);
  if (page.line === null || others.length === 0) return null;
  return (
    <section className="mt-5">
      <h2 className="name-label">{t('namesOfSpelling')}</h2>
      <ul className="mt-1 grid gap-1">
        <li aria-current="page">
          <bdi className="font-semibold">{page.name}</bdi>: {page.line}
        </li>
        <NamesWrittenAlike names={others} />
      </ul>
    </section>
  );
}
