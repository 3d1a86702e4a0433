import { ChevronLeft, ChevronRight } from 'lucide-react';

export interface PagerProps {
  /** The accessible name. */
  label: string;
  /** "Page 1 / 17 (326 total)"; for a large table the total may be an estimate, marked as such. */
  position: string;
  previous: string;
  next: string;
  /** Undefined if there is no such page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Previous and next page. */
export const Pager = ({ label, position, previous, next, onPrevious, onNext }: PagerProps) => (
  <nav
    aria-label={label}
    className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm"
  >
    <span aria-live="polite" className="tnum text-ink-2">
      {position}
    </span>
    <div className="flex gap-2">
      <button
        type="button"
        className="btn btn-secondary btn-small"
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden className="flip" />
        {previous}
      </button>
      <button
        type="button"
        className="btn btn-secondary btn-small"
        disabled={!onNext}
        onClick={onNext}
      >
        {next}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden className="flip" />
      </button>
    </div>
  </nav>
);
