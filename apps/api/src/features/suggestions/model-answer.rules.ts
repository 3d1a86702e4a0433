import type { CatalogueName } from '@ismi/catalogue';
import { cleanText, type Locale, SUGGESTION_LIMITS } from '@ismi/contract';
import { cleanModelText, makesUnprovenClaim } from '../../lib/model-text.ts';
import { isInLanguage } from '../../lib/text-language.ts';
import type { Answers, MatchingName } from './answer-match.rules.ts';
import type { Choice, OwnName } from './model-prompt.rules.ts';
import type { Ranked } from './ranking.rules.ts';
import { claimsMoreThanCatalogue, isForeignText } from './reason-claims.rules.ts';
import { keepsVariety } from './similarity.rules.ts';
import { isPlausibleOwn, type OwnChecks } from './unverified-names.rules.ts';

/** A catalogue name. The reason is missing where the model gave none that passes the check. */
export interface CataloguePlace {
  kind: 'verified';
  fitting: MatchingName;
  reason: string | undefined;
}

/** A place of the list: a catalogue name, or one known only to the model. */
export type Place = CataloguePlace | { kind: 'own'; own: OwnName };

export interface VerificationContext extends OwnChecks {
  wishes: Answers;
  locale: Locale;
}

const SHORTEST_REASON = 20;

const tidy = (text: string): string => cleanModelText(cleanText(text));

const wordsOfParents = ({ details = '', sibling }: Answers): string =>
  `${details} ${sibling?.siblingName ?? ''}`;

function isSound(text: string, { wishes, locale }: VerificationContext): boolean {
  return (
    text.length >= SHORTEST_REASON &&
    text.length <= SUGGESTION_LIMITS.reason &&
    isInLanguage(locale, text) &&
    !isForeignText(text, wordsOfParents(wishes))
  );
}

/** The model's reason if it passes the check. */
function reasonFor(record: CatalogueName, reason: string, verifying: VerificationContext) {
  const text = tidy(reason);
  const holds =
    isSound(text, verifying) && !claimsMoreThanCatalogue(text, record, verifying.locale);
  return holds ? text : undefined;
}

/**
 * The model's own names, up to the limit: none that the catalogue knows, none of the wrong letter, gender or length, none with
 * a claim.
 */
function ownNames(choice: Choice, places: number, verifying: VerificationContext): OwnName[] {
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
          (text) => !isForeignText(text, wordsOfParents(verifying.wishes)),
        ) &&
        ![own.meaning, own.origin, own.reason].some(makesUnprovenClaim)
      );
    })
    .slice(0, places);
}

/** The acceptable part of the model's choice: candidates only, each once, no third similar one; at most as many as are free. */
function standing(choice: Choice, { must, pool }: Ranked, free: number): Map<MatchingName, string> {
  const candidates = new Map([...must, ...pool].map((each) => [each.record.id, each]));
  const kept = new Map<MatchingName, string>();
  const isMust = new Set(must);
  const records = must.map(({ record }) => record);
  let taken = 0;
  for (const { id, reason } of choice.chosen) {
    const fitting = candidates.get(id);
    if (!fitting || kept.has(fitting)) continue;
    if (isMust.has(fitting)) kept.set(fitting, reason);
    else if (taken < free && keepsVariety(records, fitting.record)) {
      kept.set(fitting, reason);
      records.push(fitting.record);
      taken += 1;
    }
  }
  return kept;
}

/**
 * Turns a model's answer into a valid list: as many names as announced, all mandatory ones, none twice, only candidates. Gaps
 * are filled from the catalogue's choice, without a model's reason.
 */
export function verify(choice: Choice, ranked: Ranked, verifying: VerificationContext): Place[] {
  const count = ranked.chosen.length;
  const isShort = count < SUGGESTION_LIMITS.names;
  // If few names fit, the model's own are added; else they take free places.
  const room = isShort ? SUGGESTION_LIMITS.names - count : count - ranked.must.length;
  const own = ownNames(choice, Math.min(SUGGESTION_LIMITS.unverified, room), verifying);
  const free = isShort ? 0 : room - own.length;
  const kept = standing(choice, ranked, free);
  const verified = isShort ? count : count - own.length;
  const records = [...kept.keys()].map(({ record }) => record);
  const missing = [...ranked.must, ...ranked.chosen, ...ranked.pool].filter(
    (each, index, all) => !kept.has(each) && all.indexOf(each) === index,
  );
  const filled: MatchingName[] = [];
  for (const patient of [false, true]) {
    for (const each of missing) {
      if (kept.size + filled.length >= verified || filled.includes(each)) continue;
      const mayCome = patient || ranked.must.includes(each) || keepsVariety(records, each.record);
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

/** The places without a reason. */
export const placesWithoutReason = (places: readonly Place[]): CataloguePlace[] =>
  places.filter((place) => place.kind === 'verified').filter(({ reason }) => reason === undefined);

/** Fills missing reasons from a second answer, each only if it passes the same check. */
export function repair(
  places: readonly Place[],
  choice: Choice,
  verifying: VerificationContext,
): Place[] {
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
