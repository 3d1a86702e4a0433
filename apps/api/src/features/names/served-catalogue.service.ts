import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import {
  type CompletionIndex,
  completionIndexInSteps,
} from '@ismi/catalogue/matching/completion-index';
import { nameFormsOf } from '@ismi/catalogue/matching/name-forms';
import { type NameIndex, nameIndexInSteps } from '@ismi/catalogue/matching/name-index';
import { mapInSteps, runSteps, type Steps } from '@ismi/catalogue/matching/steps';
import type { Locale } from '@ismi/contract';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { runInSlices } from '../../lib/run-in-slices.ts';
import { knownNamesOf } from './completions.rules.ts';
import { type NeighbourIndex, neighbourIndexInSteps } from './monograph-neighbours.rules.ts';
import { addressesInSteps, type NameAddresses } from './name-addresses.rules.ts';
import { listsInSteps, type NameLists } from './name-lists.rules.ts';
import type { ViewContext } from './name-view.rules.ts';
import { findVersion, readCatalogue } from './names.queries.ts';
import { subjectOfLetters, subjectOfName } from './subjects.rules.ts';
import { warningOf } from './warning.rules.ts';

/** The catalogue in one process: by id, and by any spelling. */
export interface ServedCatalogue {
  version: string;
  index: NameIndex;
  completions: CompletionIndex;
  /** Including replaced names. */
  names: readonly CatalogueName[];
  lists: Readonly<Record<Locale, NameLists>>;
  addresses: Readonly<Record<Locale, NameAddresses>>;
  neighbours: NeighbourIndex;
  nameOf(id: string): CatalogueName | undefined;
  /** Receipt subjects of this name: its own id, those that it replaced, and letters from before it was known. */
  subjectsOf(id: string): readonly [current: string, ...former: string[]];
  /** What a view needs besides the record. */
  around(locale: Locale): ViewContext;
}

/** How often the database is checked for a newer one, at most. */
const LOOK_EVERY_MS = 2_000;

/** A catalogue with its indexes, at once: for scripts and tests. */
export const indexCatalogue = (catalogue: Catalogue): ServedCatalogue =>
  runSteps(indexInSteps(catalogue));

/** Half a second of work at 1,567 names, several at 12,000: a process answers requests in between. */
function* indexInSteps(catalogue: Catalogue): Steps<ServedCatalogue> {
  const byId = new Map(catalogue.names.map((record) => [record.id, record]));
  const nameOf = (id: string): CatalogueName | undefined => {
    const record = byId.get(id);
    return record?.replacedBy ? nameOf(record.replacedBy) : record;
  };
  const formerIds = Map.groupBy(
    catalogue.names.filter(({ replacedBy }) => replacedBy !== undefined),
    ({ id }) => nameOf(id)?.id,
  );
  const forms = yield* mapInSteps(catalogue.names, (record) =>
    nameFormsOf(record, record.computed.popularity.score),
  );
  const index = yield* nameIndexInSteps(forms);
  const completions = yield* completionIndexInSteps(index, knownNamesOf(catalogue.names));
  const lists = {
    tr: yield* listsInSteps(catalogue.names, 'tr'),
    en: yield* listsInSteps(catalogue.names, 'en'),
    de: yield* listsInSteps(catalogue.names, 'de'),
    ar: yield* listsInSteps(catalogue.names, 'ar'),
  };
  const addresses = {
    tr: yield* addressesInSteps(catalogue.names, 'tr'),
    en: yield* addressesInSteps(catalogue.names, 'en'),
    de: yield* addressesInSteps(catalogue.names, 'de'),
    ar: yield* addressesInSteps(catalogue.names, 'ar'),
  };
  const neighbours = yield* neighbourIndexInSteps(
    catalogue.names,
    (record) => warningOf(record, 'en') === null,
  );
  /** Letters that mean only this name: a user who paid for them before the catalogue knew them has paid for it. */
  const lettersOf = (record: CatalogueName): string[] =>
    nameFormsOf(record, 0)
      .forms.filter(({ form }) => {
        const { certain } = index.findSpelling(form);
        return certain !== undefined && nameOf(certain) === nameOf(record.id);
      })
      .map(({ form }) => subjectOfLetters(form));
  const subjects = new Map<string, [string, ...string[]]>();
  const gatherSubjects = (id: string): [string, ...string[]] => {
    const records = [byId.get(id) ?? [], formerIds.get(id) ?? []].flat();
    const former = records.map((record) => subjectOfName(record.id)).slice(1);
    return [subjectOfName(id), ...new Set([...former, ...records.flatMap(lettersOf)])];
  };
  return {
    version: catalogue.version,
    names: catalogue.names,
    lists,
    addresses,
    neighbours,
    nameOf,
    subjectsOf(id) {
      const known = subjects.get(id) ?? gatherSubjects(id);
      subjects.set(id, known);
      return known;
    },
    around: (locale) => ({ locale, catalogue, nameOf, addressOf: addresses[locale].mainOf }),
    index,
    completions,
  };
}

interface Holder {
  served: ServedCatalogue | undefined;
  lookedAt: number;
  looking: Promise<void> | undefined;
}
const HOLDERS = new WeakMap<Db, Holder>();

async function look(db: Db, holder: Holder): Promise<void> {
  if (holder.served && (await findVersion(db)) === holder.served.version) return;
  const catalogue = await db.transaction(readCatalogue, { isolationLevel: 'repeatable read' });
  if (catalogue && catalogue.version !== holder.served?.version)
    holder.served = await runInSlices(indexInSteps(catalogue));
}

async function newest(deps: Pick<Deps, 'db' | 'clock'>): Promise<ServedCatalogue | undefined> {
  const holder = HOLDERS.get(deps.db) ?? { served: undefined, lookedAt: 0, looking: undefined };
  HOLDERS.set(deps.db, holder);
  const now = deps.clock.now().getTime();
  if (!holder.served || now - holder.lookedAt >= LOOK_EVERY_MS) {
    holder.lookedAt = now;
    holder.looking ??= look(deps.db, holder).finally(() => {
      holder.looking = undefined;
    });
    // Requests are answered from the current catalogue and do not wait for a newer one.
    if (!holder.served) await holder.looking;
    else holder.looking.catch(() => {});
  }
  return holder.served;
}

/** Whether there is a catalogue to serve; builds its index if necessary. */
export const hasCatalogue = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> =>
  (await newest(deps)) !== undefined;

/** The newest catalogue, at most a few seconds old; refuses where none has been imported yet. */
export async function servedCatalogue(deps: Pick<Deps, 'db' | 'clock'>): Promise<ServedCatalogue> {
  const served = await newest(deps);
  if (!served) throw new AppError('SERVICE_UNAVAILABLE');
  return served;
}
