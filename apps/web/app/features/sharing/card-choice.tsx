import { CARD_FORMATS, type CardFormat, GLAZES, type Glaze } from '@ismi/contract/picture-paths';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';

interface ChoiceProps<T> {
  chosen: T;
  onChoose: (value: T) => void;
}

/** A coloured circle for each glaze; its name is announced, and shown for the chosen one. */
export function GlazeChoice({ chosen, onChoose }: ChoiceProps<Glaze>) {
  const { t } = useTranslation('sharing');
  return (
    <fieldset disabled={!useHydrated()}>
      <legend className="label">
        {t('glaze')} <span className="font-normal text-ink-3">{t(`glazes.${chosen}`)}</span>
      </legend>
      <div className="glaze-choice">
        {GLAZES.map((glaze) => (
          <button
            key={glaze}
            type="button"
            aria-label={t(`glazes.${glaze}`)}
            aria-pressed={glaze === chosen}
            onClick={() => onChoose(glaze)}
            className={`glaze-round glaze-${glaze}`}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function FormatChoice({ chosen, onChoose }: ChoiceProps<CardFormat>) {
  const { t } = useTranslation('sharing');
  return (
    <fieldset disabled={!useHydrated()}>
      <legend className="sr-only">{t('format')}</legend>
      <div className="flex flex-wrap gap-2">
        {CARD_FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            aria-pressed={format === chosen}
            onClick={() => onChoose(format)}
            className="chip"
          >
            {t(`formats.${format}`)} <bdi dir="ltr">{format.replace('x', ':')}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
