import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NamePlaces } from './name-places.tsx';
import { isAnyShown, type PlaceContext } from './place-context.ts';
import { type Round, refiningsOf } from './said.ts';

interface RefiningsProps {
  context: PlaceContext;
  /** The round that came a moment ago: its heading takes the focus. */
  newest: number | undefined;
}

/** Names that came by refining, one section for each round. */
export function Refinings({ context, newest }: RefiningsProps) {
  return refiningsOf(context.learning.said).map((round) => (
    <RefinedNames
      key={round.number}
      round={round}
      context={context}
      isNew={round.number === newest}
    />
  ));
}

interface RefinedNamesProps {
  round: Round;
  context: PlaceContext;
  isNew: boolean;
}

const focusAndShow = (heading: HTMLElement | null): void => {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
};

function RefinedNames({ round, context, isNew }: RefinedNamesProps) {
  const { t } = useTranslation('list-learning');
  const id = useId();
  if (!isAnyShown(round.suggestions, context)) return null;
  return (
    <section aria-labelledby={id} className="mt-10 md:mt-12">
      <h2
        id={id}
        ref={isNew ? focusAndShow : undefined}
        tabIndex={-1}
        className="scroll-mt-6 text-2xl outline-none"
      >
        {t('round.title', { number: round.number })}
      </h2>
      <p className="mt-1 text-ink-2">{t('round.text')}</p>
      <div className="names-grid mt-4">
        <NamePlaces names={round.suggestions} context={context} areAdded />
      </div>
    </section>
  );
}
