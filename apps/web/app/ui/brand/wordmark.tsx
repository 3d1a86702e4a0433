import { type Script, WORDMARK_STROKE, WORDMARKS } from '@ismi/drawing/wordmark';

export interface WordmarkDrawingProps {
  script: Script;
  ink: string;
  nuqtaInk: string;
}

/** The product's name as a drawing, not as text, for use inside an `svg`. */
export function WordmarkDrawing({ script, ink, nuqtaInk }: WordmarkDrawingProps) {
  const { letters, nuqtas } = WORDMARKS[script];
  return (
    <>
      <path
        d={letters}
        fill="none"
        stroke={ink}
        strokeWidth={WORDMARK_STROKE}
        strokeLinejoin="round"
      />
      <path d={nuqtas} fill={nuqtaInk} />
    </>
  );
}

/** Only the word, in the colours of its glaze; decoration beside a name. The full logo is in the shell. */
export const Wordmark = ({ script }: { script: Script }) => (
  <svg
    viewBox={WORDMARKS[script].viewBox.join(' ')}
    aria-hidden="true"
    className={`wordmark wordmark-${script}`}
  >
    <WordmarkDrawing script={script} ink="currentColor" nuqtaInk="var(--l, currentColor)" />
  </svg>
);
