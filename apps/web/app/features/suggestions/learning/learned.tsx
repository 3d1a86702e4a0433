import type { Reaction } from '@ismi/contract';
import { Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfName, type Said } from './said.ts';
import type { Learning } from './use-learning.ts';
import { useReaction } from './use-reaction.ts';

/** More are folded away. */
const SHOWN_AT_FIRST = 12;
const KINDS = ['more', 'refused'] as const;

/** What the family said, of this list and earlier ones: it serves the next list too, and can be undone. */
export function Learned({ learning, said }: { learning: Learning; said: Said }) {
  const { t } = useTranslation('list-learning');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAllShown, showAll] = useState(false);
  const { reactions } = said;
  const shown = isAllShown ? reactions : reactions.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby={id} className="card mt-5 p-6 print:hidden">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('learned.title')}
      </h2>
      <p className="mt-1 max-w-[62ch] text-ink-2 text-md">
        {t(reactions.length > 0 ? 'learned.text' : 'learned.empty')}
      </p>
      {KINDS.map((kind) => (
        <Reactions
          key={kind}
          title={t(`learned.${kind}`)}
          reactions={shown.filter(({ reaction }) => reaction === kind)}
          learning={learning}
          onLast={() => heading.current?.focus()}
        />
      ))}
      {shown.length < reactions.length && (
        <button
          type="button"
          onClick={() => {
            // The button goes away.
            heading.current?.focus({ preventScroll: true });
            showAll(true);
          }}
          className="btn btn-quiet btn-small -ms-2 mt-3 min-h-11"
        >
          {t('learned.all', { count: reactions.length })}
        </button>
      )}
    </section>
  );
}

interface ReactionsProps {
  title: string;
  reactions: readonly Reaction[];
  learning: Learning;
  /** The last one is taken back: the focus needs another place. */
  onLast: () => void;
}

function Reactions({ title, reactions, learning, onLast }: ReactionsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  if (reactions.length === 0) return null;
  const handOnFocus = (at: number) => {
    const buttons = list.current?.querySelectorAll('button');
    const neighbour = buttons?.[at + 1] ?? buttons?.[at - 1];
    if (neighbour) neighbour.focus();
    else onLast();
  };
  return (
    <>
      <h3 id={id} className="mt-4 font-sans font-semibold text-md">
        {title}
      </h3>
      <ul ref={list} aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {reactions.map((reaction, at) => (
          <OneReaction
            key={keyOfName(reaction)}
            reaction={reaction}
            learning={learning}
            onUndone={() => handOnFocus(at)}
          />
        ))}
      </ul>
    </>
  );
}

interface OneReactionProps {
  reaction: Reaction;
  learning: Learning;
  onUndone: () => void;
}

function OneReaction({ reaction, learning, onUndone }: OneReactionProps) {
  const { t } = useTranslation('list-learning');
  const common = useTranslation();
  const { isBusy, failure, forget } = useReaction(learning, reaction, onUndone);
  const { name, reason } = reaction;
  return (
    <li className={`token ${reaction.reaction === 'more' ? 'token-liked' : ''}`}>
      <span className="min-w-0 leading-tight [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
        {reason && (
          <span className="font-normal text-ink-2"> · {t(`reasons.values.${reason}`)}</span>
        )}
        <span role="alert" className="block font-normal text-error text-sm empty:hidden">
          {failure}
        </span>
      </span>
      <button
        type="button"
        aria-label={`${common.t('likes.undo')}: ${name}`}
        aria-disabled={isBusy || undefined}
        onClick={forget}
        className="token-remove"
      >
        <Undo2 size={17} strokeWidth={1.75} aria-hidden className="flip" />
      </button>
    </li>
  );
}
