import type { CatalogueName } from '@ismi/catalogue';
import { cleanText, type Locale, SUGGESTION_LIMITS } from '@ismi/contract';
import type { Choice, OwnName } from './brief.rules.ts';
import { claimsUnproven, isForeign, overclaims } from './claims.rules.ts';
import type { Fitting, Wishes } from './fitting.rules.ts';
import { isIn } from './language.rules.ts';
import { keepsSpread } from './likeness.rules.ts';
import { isPlausibleOwn, type OwnChecks } from './own-names.rules.ts';
import type { Ranked } from './rank.rules.ts';

/** A place of the list: a name of the catalogue, or one that only the model knows. A reason is missing where the model's did not hold. */
export type Place =
  | { kind: 'verified'; fitting: Fitting; reason: string | undefined }
  | { kind: 'own'; own: OwnName };

export interface Verified {
  places: Place[];
  /** How many of the reasons are the model's. */
  written: number;
}

export interface Verifying extends OwnChecks {
  wishes: Wishes;
  locale: Locale;
}

const SHORTEST_REASON = 20;

const tidy = (text: string): string => cleanText(text).replace(/\s+/gu, ' ');

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
export function verify(choice: Choice, ranked: Ranked, verifying: Verifying): Verified {
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
  const places: Place[] = [
    ...[...kept].map(([fitting, reason]) => ({
      kind: 'verified' as const,
      fitting,
      reason: reasonFor(fitting.record, reason, verifying),
    })),
    ...filled.map((fitting) => ({ kind: 'verified' as const, fitting, reason: undefined })),
    ...own.map((each) => ({ kind: 'own' as const, own: each })),
  ];
  const written = places.filter((place) => place.kind === 'own' || place.reason).length;
  return { places, written };
}

/** With less than this the model has not written the list: the catalogue writes it, and it costs nothing. */
const ENOUGH = 0.7;
export const isWorthItsPrice = ({ places, written }: Verified): boolean =>
  written >= ENOUGH * places.length;
