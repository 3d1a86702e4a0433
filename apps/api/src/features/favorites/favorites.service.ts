import type { BodyOf, Favorite, favorites, Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { dayBefore } from '../../lib/daily-limit.ts';
import { type KnownNames, knownNames } from '../names/known-names.service.ts';
import {
  assignNameId,
  countFavorites,
  countOfName,
  deleteFavorite,
  type FavoriteRow,
  findFavorite,
  findFavoritedAmong,
  findFavoriteIds,
  findFavorites,
  findUnmatchedFavorites,
  getAccountSince,
  insertFavorite,
  lockFavorites,
  moveFavorites,
  type UnmatchedFavorite,
} from './favorites.queries.ts';
import { assertBelowLimits, favoritedAt } from './favorites.rules.ts';

type FavoriteDeps = Pick<Deps, 'db' | 'clock'>;

/** Another user's favourites are not found, whether or not they exist. */
function assertOwn(actorId: string, userId: string): void {
  if (actorId !== userId) throw new AppError('NOT_FOUND');
}

function favoriteOf(kept: FavoriteRow, known: KnownNames, locale: Locale): Favorite[] {
  const { subject: id, nameId, written, createdAt } = kept;
  const created_at = createdAt.toISOString();
  if (nameId !== null) {
    const brief = known.brief(nameId, locale);
    if (!brief) return [];
    const { isRefused, ...told } = brief;
    return [{ id, ...told, facts_language: locale, shareable: !isRefused, created_at }];
  }
  if (!written) return [];
  const { language, ...shown } = written;
  return [
    {
      id,
      name_id: null,
      address: null,
      ...shown,
      facts_language: language ?? null,
      name_latin: written.name,
      name_ar: null,
      popularity_score: null,
      popularity_sources: [],
      warning: null,
      // Only catalogue names have a page to share.
      shareable: false,
      created_at,
    },
  ];
}

export async function listFavorites(
  deps: FavoriteDeps,
  actorId: string,
  userId: string,
  locale: Locale,
) {
  assertOwn(actorId, userId);
  const known = await knownNames(deps);
  const kept = await findFavorites(deps.db, userId);
  return { favorites: kept.flatMap((each) => favoriteOf(each, known, locale)) };
}

export async function listFavoriteIds(deps: FavoriteDeps, actorId: string, userId: string) {
  assertOwn(actorId, userId);
  const known = await knownNames(deps);
  const marks = await findFavoriteIds(deps.db, userId);
  const ids = marks.flatMap(({ nameId }) =>
    nameId === null ? [] : [known.brief(nameId, 'en')?.name_id ?? nameId],
  );
  return {
    ids: [...new Set(ids)],
    written: marks.flatMap(({ written }) => (written ? [written.name] : [])),
  };
}

type FavoriteRequest = Pick<BodyOf<typeof favorites.add>, 'name' | 'name_id'>;

/** What a request is about: a catalogue name, or letters that the catalogue does not know. */
function subjectOf(known: KnownNames, { name, name_id }: FavoriteRequest) {
  const nameId = known.find({ name, nameId: name_id }) ?? null;
  const subject = nameId ?? known.subjectOfUnknown(name);
  if (subject === undefined) throw new AppError('NOT_FOUND');
  return { nameId, subject };
}

const totalOf = async (deps: FavoriteDeps, nameId: string | null) =>
  nameId === null ? null : countOfName(deps.db, nameId);

interface Keeping {
  actorId: string;
  userId: string;
  locale: Locale;
  wish: BodyOf<typeof favorites.add>;
}

/** Adds a favourite. Safe to repeat: an existing one is left alone. */
export async function addFavorite(deps: FavoriteDeps, { actorId, userId, locale, wish }: Keeping) {
  assertOwn(actorId, userId);
  const known = await knownNames(deps);
  const { nameId, subject } = subjectOf(known, wish);
  const now = deps.clock.now();
  const { name, meaning = null, origin = null, gender = null, facts_language: language } = wish;
  const kept = await deps.db.transaction(async (tx) => {
    await lockFavorites(tx, userId);
    const earlier = await findFavorite(tx, userId, subject);
    if (earlier) return earlier;
    assertBelowLimits(await countFavorites(tx, userId, dayBefore(now)), now);
    const fresh: FavoriteRow = {
      userId,
      subject,
      nameId,
      written:
        nameId === null ? { name, meaning, origin, gender, language: language ?? locale } : null,
      createdAt: favoritedAt(wish.created_at, await getAccountSince(tx, userId), now),
      keptAt: now,
    };
    await insertFavorite(tx, fresh);
    return fresh;
  });
  const [favorite] = favoriteOf(kept, known, locale);
  if (!favorite) throw new AppError('NOT_FOUND');
  return { favorite, total_favorites: await totalOf(deps, nameId) };
}

/** Removes a favourite. Safe to repeat. One stored by letters before the catalogue knew the name is removed with it. */
export async function removeFavorite(
  deps: FavoriteDeps,
  actorId: string,
  userId: string,
  wish: FavoriteRequest,
) {
  assertOwn(actorId, userId);
  const known = await knownNames(deps);
  const letters = wish.name_id === undefined ? known.subjectOfUnknown(wish.name) : undefined;
  const { nameId, removed } = await deps.db.transaction(async (tx) => {
    await lockFavorites(tx, userId);
    const wereLetters = letters !== undefined && (await deleteFavorite(tx, userId, letters));
    // Where letters may mean several names by now, the letters were meant.
    if (wereLetters && known.findQuietly(wish.name) === undefined)
      return { nameId: null, removed: true };
    const { nameId, subject } = subjectOf(known, wish);
    return { nameId, removed: (await deleteFavorite(tx, userId, subject)) || wereLetters };
  });
  return { removed, total_favorites: await totalOf(deps, nameId) };
}

async function followReplacedNames(deps: FavoriteDeps, known: KnownNames): Promise<void> {
  const replacements = known.replacements();
  if (replacements.length === 0) return;
  const kept = await findFavoritedAmong(
    deps.db,
    replacements.map(({ from }) => from),
  );
  for (const { from, to } of replacements.filter((each) => kept.includes(each.from))) {
    await deps.db.transaction((tx) => moveFavorites(tx, from, to));
  }
}

/** A user who already has the name keeps it once. */
const giveName = (deps: FavoriteDeps, letters: UnmatchedFavorite, nameId: string) =>
  deps.db.transaction(async (tx) => {
    await lockFavorites(tx, letters.userId);
    if (await findFavorite(tx, letters.userId, nameId))
      await deleteFavorite(tx, letters.userId, letters.subject);
    else await assignNameId(tx, letters, nameId);
  });

const LETTERS_AT_ONCE = 500;

async function followLearntNames(deps: FavoriteDeps, known: KnownNames): Promise<void> {
  let page: UnmatchedFavorite[] = [];
  do {
    page = await findUnmatchedFavorites(deps.db, page.at(-1), LETTERS_AT_ONCE);
    for (const letters of page) {
      const nameId = letters.written ? known.findQuietly(letters.written.name) : undefined;
      if (nameId !== undefined) await giveName(deps, letters, nameId);
    }
  } while (page.length === LETTERS_AT_ONCE);
}

/**
 * Moves favourites of a replaced name to its successor, and those stored by letters to a name that the catalogue has added, if
 * only one matches. Safe to repeat and to interrupt.
 */
export async function migrateFavorites(deps: FavoriteDeps): Promise<void> {
  const known = await knownNames(deps);
  await followReplacedNames(deps, known);
  await followLearntNames(deps, known);
}
