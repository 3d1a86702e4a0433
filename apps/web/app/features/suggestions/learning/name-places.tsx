import { SUGGESTION_LIMITS, type SuggestedName } from '@ismi/contract';
import { Sparkles } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionCard } from '../results/suggestion-card.tsx';
import { CardActions } from './card-actions.tsx';
import { useFocusOfPlace } from './focus-place.ts';
import { isAnyShown, type PlaceContext } from './place-context.ts';
import { RefusedNote } from './refused-note.tsx';
import { alikeTo, keyOfName, reactionTo, reasonForNone } from './said.ts';
import { useReaction } from './use-reaction.ts';

interface NamePlacesProps {
  names: readonly SuggestedName[];
  context: PlaceContext;
  /** They came to the list later: their cards show public facts. */
  areAdded?: boolean;
}

/** Names in a grid, each in its place. */
export function NamePlaces({ names, context, areAdded = false }: NamePlacesProps) {
  return names.map((suggested) => {
    const key = keyOfName(suggested);
    return (
      <NamePlace
        key={key}
        suggested={suggested}
        context={context}
        isAdded={areAdded}
        isAway={context.away.has(key)}
      />
    );
  });
}

interface NamePlaceProps {
  suggested: SuggestedName;
  context: PlaceContext;
  isAdded: boolean;
  isAway: boolean;
}

/** A name's card, or the way back to it; and the names that came because they are like it. */
function NamePlace({ suggested, context, isAdded, isAway }: NamePlaceProps) {
  const { language, slots, learning } = context;
  const { said } = learning;
  const place = useRef<HTMLDivElement>(null);
  const say = useReaction(learning, suggested);
  const reaction = reactionTo(said, suggested);
  const isRefused = reaction?.reaction === 'refused';
  const isLiked = reaction?.reaction === 'more';
  useFocusOfPlace(place, isRefused);
  return (
    <>
      {!isAway && (
        <div ref={place} className="name-place" data-refused={isRefused ? '' : undefined}>
          {/* Folds away, and comes back as it was. */}
          <div className="name-fold" hidden={isRefused}>
            <SuggestionCard
              suggested={suggested}
              language={language}
              isAdded={isAdded}
              rating={!isAdded && slots.rating?.(suggested)}
              actions={
                <CardActions
                  suggested={suggested}
                  favorite={slots.favorite?.(suggested)}
                  say={say}
                  isLiked={isLiked}
                  isUnknown={!said}
                />
              }
            />
          </div>
          {isRefused && (
            <RefusedNote
              suggested={suggested}
              say={say}
              reasons={said?.reasons ?? []}
              chosen={reaction.reason}
            />
          )}
        </div>
      )}
      <AlikeNames of={suggested} isLiked={isLiked} context={context} />
    </>
  );
}

interface AlikeNamesProps {
  of: SuggestedName;
  /** More like it were asked for, and not taken back. */
  isLiked: boolean;
  context: PlaceContext;
}

/** Beneath a card: the names that are like it, or why none came. */
function AlikeNames({ of, isLiked, context }: AlikeNamesProps) {
  const { t } = useTranslation('list-learning');
  const id = useId();
  const { said } = context.learning;
  const names = alikeTo(said, of);
  if (said && isLiked && names.length === 0)
    return (
      <p className="alike-none print:hidden">
        <Sparkles size={17} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          <bdi className="font-semibold">{of.name}</bdi>:{' '}
          {t(`alike.${reasonForNone(said)}`, { count: SUGGESTION_LIMITS.alikeRounds })}
        </span>
      </p>
    );
  if (!isAnyShown(names, context)) return null;
  return (
    <section aria-labelledby={id} className="alike-names">
      <div className="alike-head">
        <h3 id={id} className="flex items-center gap-2 font-display text-xl">
          <Sparkles size={19} strokeWidth={1.75} aria-hidden className="shrink-0 text-primary" />
          <span className="[overflow-wrap:anywhere]">{t('alike.title', { name: of.name })}</span>
        </h3>
        <p className="mt-1 text-ink-2 text-sm print:hidden">{t('alike.text')}</p>
      </div>
      <NamePlaces names={names} context={context} areAdded />
    </section>
  );
}
