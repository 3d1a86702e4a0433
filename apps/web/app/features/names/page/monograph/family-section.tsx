import type { NamePage } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../i18n/formats.ts';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { InlineList } from '../../result/inline-list.tsx';
import { SpellingList } from '../spelling-list.tsx';
import { NameLinks } from './name-links.tsx';
import { PageSection } from './page-section.tsx';

const Relation = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="card px-4 py-3">
    <h3 className="name-label">{title}</h3>
    {children}
  </div>
);

const partsOf = (root: string): string[] => root.split(/[ ,+]+/);
const isArabicRoot = (root: string): boolean => /\p{Script=Arabic}/u.test(root);

function titleOfDerivation(root: string | null) {
  if (root === null) return 'origin';
  return isArabicRoot(root) || partsOf(root).length < 2 ? 'root' : 'parts';
}

/** The letters of an Arabic root, or the words that another name is built from. */
const Root = ({ root }: { root: string }) => (
  <p className="name-relation">
    {isArabicRoot(root) ? (
      <bdi lang="ar" dir="rtl">
        {root}
      </bdi>
    ) : (
      <bdi dir="ltr">{partsOf(root).join(' + ')}</bdi>
    )}
  </p>
);

/** Root, counterparts, short forms and names of the same root. */
export function FamilySection({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const { root, same_root: sameRoot, short_forms: short, counterparts } = page.monograph.family;
  return (
    <PageSection id="family" title={t('family.title')}>
      <div className="mt-4 grid gap-3">
        <Relation title={t(`family.${titleOfDerivation(root)}`)}>
          {root && <Root root={root} />}
          <p className="text-ink-2">{page.origin}</p>
        </Relation>
        {counterparts.length > 0 && (
          <Relation title={t('family.counterparts')}>
            <p className="name-relation">
              <SpellingList spellings={counterparts} pages={page.other_spellings} />
            </p>
          </Relation>
        )}
        {short.length > 0 && (
          <Relation title={t('family.short')}>
            <p className="name-relation">
              <InlineList items={short} />
            </p>
          </Relation>
        )}
        {sameRoot.length > 0 && (
          <Relation title={t('family.sameRoot')}>
            <NameLinks names={sameRoot} />
          </Relation>
        )}
      </div>
    </PageSection>
  );
}

/** Every spelling with the languages that write it so. */
export function SisterSpellings({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const locale = useLocale();
  return (
    <PageSection id="spellings" title={t('family.spellings')}>
      <ul className="name-lines mt-2">
        {page.monograph.family.spellings.map(({ form, languages }) => (
          <li key={form} className="flex items-baseline gap-3.5">
            <span className="name-latin min-w-28 max-w-[50%]">
              <SpellingList spellings={[form]} pages={page.other_spellings} />
            </span>
            <span className="text-ink-2">{formatList(locale, languages)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
