import type { SuggestedName } from '@ismi/contract';
import { SHELVES } from '@ismi/contract/wish-vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NamePlaces } from './name-places.tsx';
import { isAnyShown, type PlaceContext } from './place-context.ts';

type ShelfKind = (typeof SHELVES)[number];

interface ShelvesProps {
  names: readonly SuggestedName[];
  context: PlaceContext;
}

/** A name that only the model knows has no shelf: it is a discovery. */
const namesOn = (shelf: ShelfKind, names: readonly SuggestedName[]) =>
  names.filter((name) => (name.shelf ?? 'discovery') === shelf);

/** The names of a list on their shelves; those of an earlier version have none. */
export function Shelves({ names, context }: ShelvesProps) {
  const { t } = useTranslation('list-learning');
  const results = useTranslation('results');
  if (!isAnyShown(names, context))
    return <p className="mt-8 max-w-read text-ink-2 text-lg">{t('shelves.none')}</p>;
  if (names.every(({ shelf }) => shelf === null))
    return (
      <>
        <h2 className="sr-only">{results.t('list')}</h2>
        <div className="names-grid mt-7">
          <NamePlaces names={names} context={context} />
        </div>
      </>
    );
  return SHELVES.map((shelf) => (
    <ShelfOfNames key={shelf} shelf={shelf} names={namesOn(shelf, names)} context={context} />
  ));
}

function ShelfOfNames({ shelf, names, context }: ShelvesProps & { shelf: ShelfKind }) {
  const { t } = useTranslation('list-learning');
  const id = useId();
  if (!isAnyShown(names, context)) return null;
  return (
    <section aria-labelledby={id} className="mt-10 md:mt-12">
      <h2 id={id} className="text-2xl">
        {t(`shelves.${shelf}.title`)}
      </h2>
      <p className="mt-1 text-ink-2">{t(`shelves.${shelf}.text`)}</p>
      <div className="names-grid mt-4">
        <NamePlaces names={names} context={context} />
      </div>
    </section>
  );
}
