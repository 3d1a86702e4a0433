import type { NameResult } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineList } from './inline-list.tsx';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </>
);

/** Short facts about a name, one or two words each. */
export function Facts({ result }: { result: NameResult }) {
  const { t } = useTranslation('names');
  const { gender, length, origin, pronunciation, ipa, cultural_variants: variants, quran } = result;
  const { also_said: beside } = result;
  return (
    <dl className="grid grid-cols-[fit-content(8rem)_minmax(0,1fr)] content-start gap-x-4 gap-y-2 text-md">
      <Fact label={t('facts.gender')}>{t(`genders.${gender}`)}</Fact>
      <Fact label={t('facts.origin')}>{origin}</Fact>
      {(pronunciation || ipa) && (
        <Fact label={t('facts.pronunciation')}>
          {pronunciation && <bdi className="me-2">{pronunciation}</bdi>}
          {ipa && (
            <bdi dir="ltr" className="text-ink-2">
              /{ipa}/
            </bdi>
          )}
          {beside && (
            <bdi dir="ltr" className="block text-ink-2 [overflow-wrap:anywhere]">
              {beside.form} /{beside.ipa}/
            </bdi>
          )}
        </Fact>
      )}
      <Fact label={t('facts.length')}>{t(`lengths.${length}`)}</Fact>
      {variants.length > 1 && (
        <Fact label={t('facts.variants')}>
          <InlineList items={variants} />
        </Fact>
      )}
      {quran.length > 0 && (
        <Fact label={t('facts.quran')}>
          <InlineList items={quran} />
        </Fact>
      )}
    </dl>
  );
}
