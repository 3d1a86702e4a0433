import type { NamePage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Remark } from '../../../ui/feedback/remark.tsx';
import { ListenButton } from './listen-button.tsx';

/** The name in both scripts, the reader's first, its pronunciation, and important warnings. */
export function NameHead({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-page');
  const words = useTranslation('name-words');
  const isArabicFirst = useLocale() === 'ar';
  const { name_latin: latin, name_ar: arabic, pronunciation, ipa, warning } = page;
  const { also_said: beside } = page;
  const inLatin = (
    <bdi key="latin" dir="ltr" className={isArabicFirst ? 'name-second-latin' : 'name-first-latin'}>
      {latin}
    </bdi>
  );
  const inArabic = (
    <bdi
      key="arabic"
      lang="ar"
      dir="rtl"
      className={isArabicFirst ? 'name-first-arabic' : 'name-second-arabic'}
    >
      {arabic}
    </bdi>
  );
  return (
    <header>
      <h1 className="flex flex-wrap items-baseline gap-x-5 gap-y-2.5">
        {isArabicFirst ? [inArabic, ' ', inLatin] : [inLatin, ' ', inArabic]}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        <span className="badge">{words.t(`genders.${page.gender}`)}</span>
        <span className="min-w-0">
          <span className="sr-only">{t('pronunciation')} </span>
          {pronunciation && <bdi className="me-2">{pronunciation}</bdi>}
          <bdi dir="ltr" className="inline-block">
            /{ipa}/
          </bdi>
          {beside && (
            <bdi dir="ltr" className="ms-2 inline-block max-w-full [overflow-wrap:anywhere]">
              {beside.form} /{beside.ipa}/
            </bdi>
          )}
        </span>
        <ListenButton voice={page.voice} />
      </div>
      {warning && (
        <div className="mt-5">
          <Remark kind="warning">{warning}</Remark>
        </div>
      )}
    </header>
  );
}
