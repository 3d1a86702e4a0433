import { useTranslation } from 'react-i18next';
import type { Part } from '../lookup-request.ts';

interface IncludedPartsProps {
  parts: readonly Part[];
  /** The answer comes only from a model. */
  isMachine: boolean;
}

/** Contents of a lookup, shown before paying. */
export function IncludedParts({ parts, isMachine }: IncludedPartsProps) {
  const { t } = useTranslation('names');
  if (isMachine) return <p className="mt-4 text-md text-ink-2">{t('price.machine')}</p>;
  return (
    <ul className="mt-4 grid gap-2 text-md text-ink-2">
      {parts.map((part) => (
        <li key={part} className="flex items-baseline gap-3">
          <span className="nuqta scale-75" />
          <span>{t(`price.brings.${part}`)}</span>
        </li>
      ))}
    </ul>
  );
}
