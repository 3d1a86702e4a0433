import { COMPARED_NAMES } from '@ismi/contract/limits';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { type ComparedName, toggleCompared, useComparedNames } from './compared-names.ts';

interface CompareTickProps {
  name: ComparedName;
  /** The box alone, or with its word. */
  look?: 'box' | 'words';
}

/** Puts a name on the list to compare. */
export function CompareTick({ name, look = 'box' }: CompareTickProps) {
  const { t } = useTranslation('compare');
  const names = useComparedNames();
  const isHydrated = useHydrated();
  const isChosen = names.some(({ slug }) => slug === name.slug);
  const isFull = names.length >= COMPARED_NAMES.most;
  return (
    <label className="compare-tick">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isHydrated || (isFull && !isChosen)}
        onChange={() => toggleCompared(name)}
        aria-label={t('tick', { name: name.name })}
        data-full={isFull ? '' : undefined}
        className="check"
      />
      {look === 'words' && <span aria-hidden="true">{t('tickShort')}</span>}
    </label>
  );
}
