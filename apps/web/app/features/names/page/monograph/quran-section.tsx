import type { NamePage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { PageSection } from './page-section.tsx';

/** Where the Qur'an has the name or word, with the verses in Arabic, exactly as their source prints them. */
export function QuranSection({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const { quran } = page.monograph;
  if (!quran) return null;
  const { kind, count, verses } = quran;
  return (
    <PageSection id="quran" title={t('quran.title')}>
      <p className="mt-2 max-w-[60ch] text-ink-2 text-lg">{t(`quran.kind.${kind}`)}</p>
      {count !== null && count > verses.length && (
        <p className="mt-1 text-ink-2">{t('quran.some')}</p>
      )}
      <ul className="quran-verses mt-3 grid gap-3 lg:grid-cols-2">
        {verses.map(({ ref, text }) => {
          const [sura, verse] = ref.split(':');
          return (
            <li key={ref} className="card px-5 py-4">
              <p lang="ar" dir="rtl" className="quran-verse">
                {text}
              </p>
              <p className="mt-2 text-ink-3 text-sm">{t('glance.verse', { sura, verse })}</p>
            </li>
          );
        })}
      </ul>
      <p className="mt-2.5 text-ink-3 text-sm">{t('quran.text')}</p>
    </PageSection>
  );
}
