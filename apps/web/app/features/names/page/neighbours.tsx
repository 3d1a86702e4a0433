import type { NameNeighbour, NamePage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { capitalizeLetter } from '../capitalize-letter.ts';

interface RowProps {
  title: string;
  names: readonly NameNeighbour[];
  by: string;
  value: string;
  all: string;
}

function Row({ title, names, by, value, all }: RowProps) {
  const path = usePath();
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {names.map(({ slug, name }) => (
          <li key={slug} className="min-w-0">
            <Link to={path('name-page', { slug })} className="chip chip-name">
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        <li>
          <Link to={path('name-list', { by, value })} className="btn btn-quiet px-1">
            {all}
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** The neighbouring names with the same letter and the same theme. */
export function Neighbours({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-page');
  const words = useTranslation('name-words');
  const locale = useLocale();
  const { same_letter: sameLetter, same_theme: sameTheme, letter: value } = page;
  const letter = capitalizeLetter(value, locale);
  return (
    <div className="mt-12 grid gap-8 border-line border-t pt-8 md:grid-cols-2">
      <Row
        title={t('sameLetter', { letter })}
        names={sameLetter}
        by="letter"
        value={value}
        all={t('all')}
      />
      {sameTheme && (
        <Row
          title={words.t(`themeLists.${sameTheme.theme}`)}
          names={sameTheme.names}
          by="theme"
          value={sameTheme.theme}
          all={t('all')}
        />
      )}
    </div>
  );
}
