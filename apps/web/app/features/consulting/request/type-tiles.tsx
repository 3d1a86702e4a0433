import { CONSULTATION_TYPES, type ConsultationType } from '@ismi/contract/consulting-choices';
import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import { Check, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { InstagramIcon } from '../../../ui/brand/instagram-icon.tsx';

interface TypeTilesProps {
  /** Undefined until one is chosen. */
  type: ConsultationType | undefined;
  onChoose: (type: ConsultationType) => void;
  isReadOnly: boolean;
}

/** The two kinds of consulting, each with its price. */
export function TypeTiles({ type, onChoose, isReadOnly }: TypeTilesProps) {
  const { t } = useTranslation('consulting');
  // A choice made before hydration would be lost.
  const isHydrated = useHydrated();
  return (
    <fieldset disabled={isReadOnly || !isHydrated}>
      <legend className="sr-only">{t('type.label')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {CONSULTATION_TYPES.map((each) => (
          <label key={each} className="type-tile">
            <span className="grid w-6 shrink-0 place-items-center text-primary">
              {each === 'mail' ? (
                <Mail size={24} strokeWidth={1.75} aria-hidden />
              ) : (
                <InstagramIcon size={24} />
              )}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold leading-tight">{t(`type.${each}`)}</span>
              <span className="cost mt-1">
                <span className="cost-mark" />
                {t('credits', { count: CONSULTING_CREDITS[each] })}
              </span>{' '}
              <ApproximatePrice credits={CONSULTING_CREDITS[each]} />
            </span>
            {/* Not the name of the form's field: a value that the visitor did not choose must not replace a draft. */}
            <input
              type="radio"
              name="way"
              value={each}
              checked={each === type}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            <span className="tick">
              <Check size={15} strokeWidth={2} aria-hidden />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
