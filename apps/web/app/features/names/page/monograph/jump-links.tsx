import { useTranslation } from 'react-i18next';

const CHAPTERS = ['births', 'travel', 'family', 'registry', 'surname', 'neighbours'] as const;

/** Links to the chapters of the page. */
export function JumpLinks() {
  const { t } = useTranslation('name-monograph');
  return (
    <nav aria-label={t('jump.title')} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {CHAPTERS.map((chapter) => (
          <li key={chapter}>
            <a href={`#${chapter}`} className="chip">
              {t(`jump.${chapter}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
