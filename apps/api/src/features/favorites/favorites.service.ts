import type { BodyOf, Favorite, favorites, Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { dayBefore } from '../../lib/daily-limit.ts';
import { type KnownNames, knownNames } from '../names/known-names.service.ts';
import {
  countFavorites,
  countOfName,
  deleteFavorite,
  findFavorite,
  findFavorites,
  findKeptAmong,
  findKeptLetters,
  findMarks,
  getAccountSince,
  insertFavorite,
  type KeptLetters,
  type KeptName,
  lockFavorites,
  moveFavorites,
  nameLetters,
} from './favorites.queries.ts';
import { assertRoom, keptSince } from './favorites.rules.ts';

type LikesDeps = Pick<Deps, 'db' | 'clock'>;

/** Somebody else's favourites are nobody's business, not even whether they exist. */
function assertOwn(actorId: string, userId: string): void {
  if (actorId !== userId) throw new AppError('NOT_FOUND');
}

function favoriteOf(kept: KeptName, known: KnownNames, locale: Locale): Favorite[] {
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
      ...shown,
      facts_language: language ?? null,
      name_latin: written.name,
      name_ar: null,
      popularity_score: null,
      warning: null,
      // A page to send exists only for names of the catalogue.
      shareable: false,
      created_at,
    },
  ];
}

export async function listFavorites(
  deps: LikesDeps,
  actorId: string,
  userId: string,
  locale: Locale,
) {
  assertOwn(actorId, userId);
  const known = await knownNames(deps);
  const kept = await findFavorites(deps.db, userId);
  return { favorites: kept.flatMap((each) => favoriteOf(each, known, locale)) };
}

export async function listMarks(deps: LikesDeps, actorId: string, userId: string) {
  assertOwn(actorId, userId);
  const known = await knownNames(deps);
  const marks = await findMarks(deps.db, userId);
  const ids = marks.flatMap(({ nameId }) =>
    nameId === null ? [] : [known.brief(nameId, 'en')?.name_id ?? nameId],
  );
  return {
    ids: [...new Set(ids)],
    written: marks.flatMap(({ written }) => (written ? [written.name] : [])),
  };
}

type Wish = Pick<BodyOf<typeof favorites.add>, 'name' | 'name_id'>;

/** What a wish is about: a name of the catalogue, or letters that it does not know. */
function subjectOf(known: KnownNames, { name, name_id }: Wish) {
  const nameId = known.find({ name, nameId: name_id }) ?? null;
  const subject = nameId ?? known.subjectOfUnknown(name);
  if (subject === undefined) throw new AppError('NOT_FOUND');
  return { nameId, subject };
}

const totalOf = async (deps: LikesDeps, nameId: string | null) =>
  nameId === null ? null : countOfName(deps.db, nameId);

interface Keeping {
  actorId: string;
  userId: string;
  locale: Locale;
  wish: BodyOf<typeof favorites.add>;
}

/** Keeps a name. Safe to repeat: what is there already stays as it is. */
export async function keepName(deps: LikesDeps, { actorId, userId, locale, wish }: Keeping) {
  assertOwn(actorId, userId);
  const known = await knownNames(deps);
  const { nameId, subject } = subjectOf(known, wish);
  const now = deps.clock.now();
  const { name, meaning = null, origin = null, gender = null, facts_language: language } = wish;
  const kept = await deps.db.transaction(async (tx) => {
    await lockFavorites(tx, userId);
    const earlier = await findFavorite(tx, userId, subject);
    if (earlier) return earlier;
    assertRoom(await countFavorites(tx, userId, dayBefore(now)), now);
    const fresh: KeptName = {
      userId,
      subject,
      nameId,
      written:
        nameId === null ? { name, meaning, origin, gender, language: language ?? locale } : null,
      createdAt: keptSince(wish.created_at, await getAccountSince(tx, userId), now),
      keptAt: now,
    };
    await insertFavorite(tx, fresh);
    return fresh;
  });
  const [favorite] = favoriteOf(kept, known, locale);
  if (!favorite) throw new AppError('NOT_FOUND');
  return { favorite, total_favorites: await totalOf(deps, nameId) };
}

/**
 * No longer keeps a name. Safe to repeat. What was kept before the catalogue knew it may still stand under its letters, and goes
 * with the name.
 */
export async function letGo(deps: LikesDeps, actorId: string, userId: string, wish: Wish) {
  assertOwn(actorId, userId);
  const known = await knownNames(deps);
  const letters = wish.name_id === undefined ? known.subjectOfUnknown(wish.name) : undefined;
  const { nameId, removed } = await deps.db.transaction(async (tx) => {
    await lockFavorites(tx, userId);
    const wereLetters = letters !== undefined && (await deleteFavorite(tx, userId, letters));
    // Where letters may be several names by now, it is the letters that were meant.
    if (wereLetters && known.findQuietly(wish.name) === undefined)
      return { nameId: null, removed: true };
    const { nameId, subject } = subjectOf(known, wish);
    return { nameId, removed: (await deleteFavorite(tx, userId, subject)) || wereLetters };
  });
  return { removed, total_favorites: await totalOf(deps, nameId) };
}

async function followReplacedNames(deps: LikesDeps, known: KnownNames): Promise<void> {
  const replacements = known.replacements();
  if (replacements.length === 0) return;
  const kept = await findKeptAmong(
    deps.db,
    replacements.map(({ from }) => from),
  );
  for (const { from, to } of replacements.filter((each) => kept.includes(each.from))) {
    await deps.db.transaction((tx) => moveFavorites(tx, from, to));
  }
}

/** Whoever keeps the name already keeps it once. */
const giveName = (deps: LikesDeps, letters: KeptLetters, nameId: string) =>
  deps.db.transaction(async (tx) => {
    await lockFavorites(tx, letters.userId);
    if (await findFavorite(tx, letters.userId, nameId))
      await deleteFavorite(tx, letters.userId, letters.subject);
    else await nameLetters(tx, letters, nameId);
  });

const LETTERS_AT_ONCE = 500;

async function followLearntNames(deps: LikesDeps, known: KnownNames): Promise<void> {
  let page: KeptLetters[] = [];
  do {
    page = await findKeptLetters(deps.db, page.at(-1), LETTERS_AT_ONCE);
    for (const letters of page) {
      const nameId = letters.written ? known.findQuietly(letters.written.name) : undefined;
      if (nameId !== undefined) await giveName(deps, letters, nameId);
    }
  } while (page.length === LETTERS_AT_ONCE);
}

/**
 * A name whose record was replaced is kept under the new one, and what only a model knew under the name that the catalogue has learnt
 * since, where there is only one that it can be. Safe to repeat and to stop half-way.
 */
export async function followNames(deps: LikesDeps): Promise<void> {
  const known = await knownNames(deps);
  await followReplacedNames(deps, known);
  await followLearntNames(deps, known);
}
