import { useTranslation } from 'react-i18next';
import type { Part } from '../wish.ts';

interface WhatIsBoughtProps {
  parts: readonly Part[];
  /** Only a model will be asked. */
  isMachine: boolean;
}

/** What the credits bring, said before they are spent. */
export function WhatIsBought({ parts, isMachine }: WhatIsBoughtProps) {
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
