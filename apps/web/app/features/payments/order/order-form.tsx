import type { CreditPackage } from '@ismi/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseGoal } from '../../../data/credits/purchase-goal.ts';
import { countryName } from '../../../i18n/country-and-language-names.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { CONSENTS, type Consent, ConsentBoxes } from './consent-boxes.tsx';
import { OrderTotal } from './order-total.tsx';
import { useOrder } from './use-order.ts';

export interface Country {
  code: string;
  vat_rate: number;
}

interface OrderFormProps {
  offered: CreditPackage;
  countries: readonly Country[];
  goal: PurchaseGoal | undefined;
}

/** Country, consents, total price and the order button. */
export function OrderForm({ offered, countries, goal }: OrderFormProps) {
  const { t } = useTranslation('order');
  const locale = useLocale();
  const only = countries.length === 1 ? countries[0] : undefined;
  const [code, setCode] = useState(only?.code ?? '');
  const [given, setGiven] = useState<ReadonlySet<Consent>>(new Set());
  const [areErrorsShown, showErrors] = useState(false);
  const country = countries.find((candidate) => candidate.code === code);
  const countryField = useRef<HTMLSelectElement>(null);
  const missingBox = useRef<HTMLInputElement>(null);
  const { order, isCreating, isRedirecting, failure, clearFailure } = useOrder();
  const isUnderWay = isCreating || isRedirecting;

  const options = countries
    .map((candidate) => ({ value: candidate.code, label: countryName(locale, candidate.code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay) return;
    const isComplete = country && CONSENTS.every((consent) => given.has(consent));
    showErrors(!isComplete);
    if (isComplete) return order({ packageId: offered.id, country: country.code, goal });
    if (country) missingBox.current?.focus();
    else countryField.current?.focus();
  };
  const consent = (which: Consent, isGiven: boolean) => {
    const next = new Set(given);
    if (isGiven) next.add(which);
    else next.delete(which);
    setGiven(next);
  };

  return (
    <form onSubmit={submit} onInput={clearFailure} noValidate className="grid gap-4">
      <SelectField
        label={t('country.label')}
        name="country"
        value={code}
        onChange={setCode}
        options={options}
        placeholder={t('country.choose')}
        autoComplete="country"
        selectRef={countryField}
        hint={t('country.hint')}
        error={areErrorsShown && !country ? t('country.needed') : undefined}
        isDisabled={isUnderWay}
      />
      <fieldset disabled={isUnderWay} className="grid gap-0.5">
        <legend className="label">{t('consents.title')}</legend>
        <ConsentBoxes
          given={given}
          onChange={consent}
          areErrorsShown={areErrorsShown}
          missingRef={missingBox}
        />
      </fieldset>
      <OrderTotal offered={offered} vatRate={country?.vat_rate} />
      {failure && <Notice kind="error" title={failure.message} />}
      <Button
        type="submit"
        busyLabel={isUnderWay ? t(isRedirecting ? 'busy.redirecting' : 'busy.creating') : undefined}
        className="w-full"
      >
        {t('submit')}
      </Button>
      <p role="status" className="text-balance text-center text-ink-2 text-sm">
        {isRedirecting ? t('leaving') : t('next')}
      </p>
    </form>
  );
}
