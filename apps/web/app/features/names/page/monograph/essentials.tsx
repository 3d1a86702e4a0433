import type { NamePage } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../i18n/formats.ts';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { NamesWrittenAlike } from '../names-written-alike.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { JumpLinks } from './jump-links.tsx';

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0 [overflow-wrap:anywhere]">
    <h2 className="name-label">{title}</h2>
    <div className="mt-1">{children}</div>
  </section>
);

/** What parents know of the name, what it means, where it comes from and by which works; then the answers at a glance. */
export function Essentials({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-page');
  const own = useTranslation('name-monograph');
  const locale = useLocale();
  const { known_for: knownFor, transliteration, assessment } = page;
  const alike = page.written_alike.filter((other) => !other.shares_spelling);
  const { bearers, sources } = page.monograph;
  // What a name is known for, mostly is its one bearer.
  const isTold = knownFor !== null && bearers.length === 1;
  return (
    <>
      <div className="mt-5 [overflow-wrap:anywhere]">
        <p className="font-display text-2xl">{knownFor ?? page.meaning}</p>
        {bearers.length > 0 && !isTold && (
          <p className="mt-1 text-ink-2">
            {own.t('bearers', { names: formatList(locale, bearers) })}
          </p>
        )}
      </div>
      <div className="mt-5 grid gap-x-10 gap-y-5 border-line border-t pt-5 sm:grid-cols-2">
        {knownFor && <Fact title={t('meaning')}>{page.meaning}</Fact>}
        <Fact title={t('origin')}>
          {page.origin}
          {sources.length > 0 && (
            <p className="mt-0.5 text-ink-3 text-sm">
              {own.t('sources', { titles: sources.join('; ') })}
            </p>
          )}
        </Fact>
        {transliteration && (
          <Fact title={t('transliteration')}>
            <bdi dir="ltr">{transliteration}</bdi>
          </Fact>
        )}
        {assessment && (
          <Fact title={t('assessment.title')}>
            {t(`assessment.${assessment.verdict}`)}: {assessment.reason}
          </Fact>
        )}
        {alike.length > 0 && (
          <Fact title={t('writtenAlike')}>
            <ul className="grid gap-1">
              <NamesWrittenAlike names={alike} />
            </ul>
          </Fact>
        )}
      </div>
      <AtAGlance page={page} />
      <JumpLinks />
    </>
  );
}
