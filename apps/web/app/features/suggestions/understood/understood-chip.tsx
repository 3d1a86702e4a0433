import { Pencil, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { correctQuery } from '../questions/step-query.ts';
import type { UnderstoodChip } from './use-chips-of-answers.ts';

const SHOWN_CHARACTERS = 48;
const shorten = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()} …` : text;

/** Changed by a tap; a button beside it removes it. */
export function ChipOfAnswer({
  chip,
  onRemove,
}: {
  chip: UnderstoodChip;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation('family-wishes');
  const { label, words, isInferred, screen } = chip;
  return (
    <li
      className="understood"
      data-inferred={isInferred ? '' : undefined}
      data-refused={chip.group === 'refused' ? '' : undefined}
    >
      <Link to={correctQuery(screen)} className="understood-link">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <bdi>{label}</bdi>
          {words && words !== label && (
            <span className="block font-normal text-ink-3 text-sm">
              {isInferred ? words : t('quoted', { words: shorten(words) })}
            </span>
          )}
          {isInferred && <span className="sr-only"> {t('inferred')}</span>}
        </span>
        {!onRemove && <Pencil size={16} strokeWidth={1.75} aria-hidden />}
        <span className="sr-only"> {t('change')}</span>
      </Link>
      {onRemove && (
        <button
          type="button"
          aria-label={t('remove', { value: label })}
          onClick={onRemove}
          className="token-remove"
        >
          <X size={17} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </li>
  );
}
