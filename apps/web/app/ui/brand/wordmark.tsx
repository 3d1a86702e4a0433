import { type Script, WORDMARK_STROKE, WORDMARKS } from '@ismi/drawing/wordmark';

export interface WordmarkDrawingProps {
  script: Script;
  ink: string;
  nuqtaInk: string;
}

/** The product's name as it is drawn, never typeset: to stand inside an `svg`. */
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

/** The word alone, in the colours of the glaze that it stands on; decoration beside a name. The logo with its mark is the layout's. */
export const Wordmark = ({ script }: { script: Script }) => (
  <svg
    viewBox={WORDMARKS[script].viewBox.join(' ')}
    aria-hidden="true"
    className={`wordmark wordmark-${script}`}
  >
    <WordmarkDrawing script={script} ink="currentColor" nuqtaInk="var(--l, currentColor)" />
  </svg>
);
