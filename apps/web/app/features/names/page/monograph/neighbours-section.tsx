import type { NamePage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../../browser/use-path.ts';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { capitalizeLetter } from '../../capitalize-letter.ts';
import { NameLinks } from './name-links.tsx';
import { PageSection } from './page-section.tsx';

const KINDS = ['sound', 'meaning', 'style'] as const;

/** Names near this one by sound, meaning and style, and the lists in which it stands. */
export function NeighboursSection({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const own = useTranslation('name-page');
  const words = useTranslation('name-words');
  const path = usePath();
  const locale = useLocale();
  const { neighbours } = page.monograph;
  const letter = capitalizeLetter(page.letter, locale);
  const lists = [
    ['letter', page.letter, words.t('letterList', { letter })],
    ...page.themes.map((theme) => ['theme', theme, words.t(`themeLists.${theme}`)]),
    ...page.cultures.map((culture) => ['culture', culture, words.t(`cultureLists.${culture}`)]),
  ] as const;
  return (
    <PageSection id="neighbours" title={t('neighbours.title')}>
      <div className="mt-3 grid gap-6 md:grid-cols-3">
        {KINDS.filter((kind) => neighbours[kind].length > 0).map((kind) => (
          <div key={kind}>
            <h3 className="name-label">{t(`neighbours.${kind}`)}</h3>
            <NameLinks names={neighbours[kind]} />
          </div>
        ))}
      </div>
      <nav aria-label={own.t('alsoIn')} className="mt-6">
        <h3 className="name-label">{own.t('alsoIn')}</h3>
        <ul className="mt-2 flex flex-wrap gap-2">
          {lists.map(([by = '', value = '', label]) => (
            <li key={`${by}/${value}`}>
              <Link to={path('name-list', { by, value })} className="chip">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </PageSection>
  );
}
