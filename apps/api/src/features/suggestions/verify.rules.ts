import type { CatalogueName } from '@ismi/catalogue';
import { cleanText, type Locale, SUGGESTION_LIMITS } from '@ismi/contract';
import { claimsUnproven, cleanModelText } from '../../lib/model-text.ts';
import { isIn } from '../../lib/text-language.ts';
import type { Choice, OwnName } from './brief.rules.ts';
import { isForeign, overclaims } from './claims.rules.ts';
import type { Fitting, Wishes } from './fitting.rules.ts';
import { keepsSpread } from './likeness.rules.ts';
import { isPlausibleOwn, type OwnChecks } from './own-names.rules.ts';
import type { Ranked } from './rank.rules.ts';

/** A name of the catalogue. The reason is missing where the model gave none that passes the check. */
export interface CataloguePlace {
  kind: 'verified';
  fitting: Fitting;
  reason: string | undefined;
}

/** A place of the list: a name of the catalogue, or one that only the model knows. */
export type Place = CataloguePlace | { kind: 'own'; own: OwnName };

export interface Verifying extends OwnChecks {
  wishes: Wishes;
  locale: Locale;
}

const SHORTEST_REASON = 20;

const tidy = (text: string): string => cleanModelText(cleanText(text));

const wordsOfParents = ({ details = '', sibling }: Wishes): string =>
  `${details} ${sibling?.siblingName ?? ''}`;

function isSound(text: string, { wishes, locale }: Verifying): boolean {
  return (
    text.length >= SHORTEST_REASON &&
    text.length <= SUGGESTION_LIMITS.reason &&
    isIn(locale, text) &&
    !isForeign(text, wordsOfParents(wishes))
  );
}

/** The model's reason where it holds. */
function reasonFor(record: CatalogueName, reason: string, verifying: Verifying) {
  const text = tidy(reason);
  const holds = isSound(text, verifying) && !overclaims(text, record, verifying.locale);
  return holds ? text : undefined;
}

/** Its own names, as many as may come: none that the catalogue knows, none of the wrong letter, gender or length, none with a claim. */
function ownNames(choice: Choice, places: number, verifying: Verifying): OwnName[] {
  const seen = new Set<string>();
  return choice.own
    .map((own) => ({
      name: tidy(own.name),
      gender: own.gender,
      meaning: tidy(own.meaning),
      origin: tidy(own.origin),
      reason: tidy(own.reason),
    }))
    .filter((own) => {
      const isNew = !seen.has(own.name);
      seen.add(own.name);
      return (
        isNew &&
        isPlausibleOwn(own, verifying) &&
        isSound(own.reason, verifying) &&
        [own.meaning, own.origin].every(
          (text) => !isForeign(text, wordsOfParents(verifying.wishes)),
        ) &&
        ![own.meaning, own.origin, own.reason].some(claimsUnproven)
      );
    })
    .slice(0, places);
}

/** The model's choice as far as it may stand: candidates only, each once, no third echo; never more than are free. */
function standing(choice: Choice, { must, pool }: Ranked, free: number): Map<Fitting, string> {
  const candidates = new Map([...must, ...pool].map((each) => [each.record.id, each]));
  const kept = new Map<Fitting, string>();
  const isMust = new Set(must);
  const records = must.map(({ record }) => record);
  let taken = 0;
  for (const { id, reason } of choice.chosen) {
    const fitting = candidates.get(id);
    if (!fitting || kept.has(fitting)) continue;
    if (isMust.has(fitting)) kept.set(fitting, reason);
    else if (taken < free && keepsSpread(records, fitting.record)) {
      kept.set(fitting, reason);
      records.push(fitting.record);
      taken += 1;
    }
  }
  return kept;
}

/**
 * Makes of a model's answer a list that keeps every promise: as many names as were announced, all that must come, none twice,
 * none that is not a candidate. What it left out is taken from the catalogue's own choice, without its reason.
 */
export function verify(choice: Choice, ranked: Ranked, verifying: Verifying): Place[] {
  const count = ranked.chosen.length;
  const isShort = count < SUGGESTION_LIMITS.names;
  // Where few names fit, its own come beside them; else they take places that are free to choose.
  const room = isShort ? SUGGESTION_LIMITS.names - count : count - ranked.must.length;
  const own = ownNames(choice, Math.min(SUGGESTION_LIMITS.unverified, room), verifying);
  const free = isShort ? 0 : room - own.length;
  const kept = standing(choice, ranked, free);
  const verified = isShort ? count : count - own.length;
  const records = [...kept.keys()].map(({ record }) => record);
  const missing = [...ranked.must, ...ranked.chosen, ...ranked.pool].filter(
    (each, index, all) => !kept.has(each) && all.indexOf(each) === index,
  );
  const filled: Fitting[] = [];
  for (const patient of [false, true]) {
    for (const each of missing) {
      if (kept.size + filled.length >= verified || filled.includes(each)) continue;
      const mayCome = patient || ranked.must.includes(each) || keepsSpread(records, each.record);
      if (!mayCome) continue;
      filled.push(each);
      records.push(each.record);
    }
  }
  return [
    ...[...kept].map(([fitting, reason]) => ({
      kind: 'verified' as const,
      fitting,
      reason: reasonFor(fitting.record, reason, verifying),
    })),
    ...filled.map((fitting) => ({ kind: 'verified' as const, fitting, reason: undefined })),
    ...own.map((each) => ({ kind: 'own' as const, own: each })),
  ];
}

/** The places whose reason is missing. */
export const unwritten = (places: readonly Place[]): CataloguePlace[] =>
  places.filter((place) => place.kind === 'verified').filter(({ reason }) => reason === undefined);

/** Fills missing reasons from a second answer, each only where it passes the same check. */
export function repair(places: readonly Place[], choice: Choice, verifying: Verifying): Place[] {
  const offered = new Map(choice.chosen.map(({ id, reason }) => [id, reason]));
  return places.map((place) => {
    if (place.kind === 'own' || place.reason !== undefined) return place;
    const { record } = place.fitting;
    const reason = offered.get(record.id);
    return reason === undefined
      ? place
      : { ...place, reason: reasonFor(record, reason, verifying) };
  });
}

/** Whether any sentence of the list is the model's. */
export const isByModel = (places: readonly Place[]): boolean =>
  places.some((place) => place.kind === 'own' || place.reason !== undefined);
