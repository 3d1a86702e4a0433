import type { NamePage } from '@ismi/contract';
import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale.ts';
import { Shamsa } from '../../../../ui/brand/shamsa.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { PageSection } from './page-section.tsx';
import { initialsOf, joinOf } from './surname-join.ts';

/** A screen reader hears the result when the typing rests. */
const REST_MS = 600;

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** The name beside the family's surname. Nothing of it leaves the browser, and nothing is stored. */
export function SurnameSection({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const locale = useLocale();
  const [surname, setSurname] = useState('');
  const written = surname.trim() === '' ? page.name : surname;
  const first = isArabic(written) ? page.name_ar_plain : page.name_latin;
  const whole = [first, surname.trim()].filter(Boolean).join(' ');
  const join = joinOf(first, surname, locale);
  const announced = useRested(surname.trim() === '' ? '' : whole);
  return (
    <PageSection id="surname" title={t('surname.title')}>
      <div className="mt-3.5">
        <TextField
          label={t('surname.label')}
          optional={t('surname.private')}
          name="surname"
          value={surname}
          onChange={setSurname}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <div className={`surname-panel mt-3.5 glaze-${shamsaRecipe(page.slug).glaze}`}>
        <Shamsa name={page.slug} strokeWidth={0.5} className="surname-sun" />
        <p className="surname-whole">
          <bdi>{whole}</bdi>
        </p>
        {join && (
          <p className="surname-initials">
            {t('surname.initials', { initials: initialsOf(first, surname, locale) })}
          </p>
        )}
      </div>
      {join && <p className="mt-3 text-ink-2">{t(`surname.join.${join}`)}</p>}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </PageSection>
  );
}
