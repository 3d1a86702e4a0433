import type { CatalogueName } from '@ismi/catalogue';
import { cleanText, SUGGESTION_LIMITS } from '@ismi/contract';
import { cleanModelText, makesUnprovenClaim } from '../../lib/model-text.ts';
import { isInLanguage } from '../../lib/text-language.ts';
import { isForeignText } from './foreign-text.rules.ts';
import type { Candidate, Plan } from './list-plan.rules.ts';
import type { Choice, MissingSentences, OwnName } from './model-prompt.rules.ts';
import { offeredFacts, offeredNames } from './offered-names.rules.ts';
import type { SentenceContext } from './quoted-meaning.rules.ts';
import { type CitingSentence, faultOf, type SentenceFault } from './sentence-check.rules.ts';
import { keepsVariety } from './similarity.rules.ts';
import { sayableNames, writtenTexts } from './told-wishes.rules.ts';
import { isPlausibleOwn } from './unverified-names.rules.ts';

/** A catalogue name, with those of the model's sentences that passed the check. */
export interface CataloguePlace {
  kind: 'verified';
  fitting: Candidate;
  sentences: CitingSentence[];
  /** What was wrong with the others; one sentence is missing for each. */
  faults: SentenceFault[];
  /** How many sentences were found to be right only when they were asked for again. */
  repaired: number;
}

/** A place of the list: a catalogue name, or one known only to the model. */
export type Place = CataloguePlace | { kind: 'own'; own: OwnName };

const SHORTEST_REASON = 20;
const SENTENCES = 3;

const tidy = (text: string): string => cleanModelText(cleanText(text));

/** What sentences about a name are checked against. */
export function sentenceContext(plan: Plan, fitting: Candidate): SentenceContext {
  const { locale, pool } = plan;
  const { record, spelling } = fitting;
  return {
    locale,
    facts: offeredFacts(plan, fitting),
    spellings: [
      spelling,
      record.name,
      record.computed.arPlain,
      ...record.forms.map(({ form }) => form),
    ],
    written: writtenTexts(plan),
    names: sayableNames(plan),
    isName: (word) => {
      const { certain } = pool.index.findSpelling(word);
      return certain !== undefined && certain !== record.id && pool.nameOf(certain)?.name === word;
    },
  };
}

const reasonOf = (sentences: readonly CitingSentence[]): string =>
  sentences.map(({ text }) => text).join(' ');

const fitsReason = (sentences: readonly CitingSentence[], more: CitingSentence): boolean =>
  sentences.length < SENTENCES &&
  reasonOf([...sentences, more]).length <= SUGGESTION_LIMITS.reason &&
  !sentences.some(({ text }) => text === more.text);

/** The sentences that hold; of more than there is room for, the first. */
function judged(plan: Plan, fitting: Candidate, told: readonly CitingSentence[]): CataloguePlace {
  const context = sentenceContext(plan, fitting);
  const place: CataloguePlace = {
    kind: 'verified',
    fitting,
    sentences: [],
    faults: told.length === 0 ? ['uncited'] : [],
    repaired: 0,
  };
  for (const { text, facts } of told.slice(0, SENTENCES)) {
    const sentence = { text: tidy(text), facts };
    const fault = faultOf(sentence, context);
    if (fault) place.faults.push(fault);
    else if (fitsReason(place.sentences, sentence)) place.sentences.push(sentence);
  }
  return place;
}

/**
 * The model's own names, up to the limit: none that the catalogue knows, none of the wrong letter, gender or length, none with
 * a claim.
 */
function ownNames(choice: Choice, places: number, plan: Plan): OwnName[] {
  const { answers, locale, pool } = plan;
  const written = writtenTexts(plan);
  const seen = new Set<string>();
  const isSound = (text: string): boolean =>
    text.length >= SHORTEST_REASON &&
    text.length <= SUGGESTION_LIMITS.reason &&
    isInLanguage(locale, text);
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
        isPlausibleOwn(own, { answers, locale, index: pool.index }) &&
        isSound(own.reason) &&
        [own.meaning, own.origin, own.reason].every(
          (text) => !isForeignText(text, written) && !makesUnprovenClaim(text, locale),
        )
      );
    })
    .slice(0, places);
}

/** The acceptable part of the model's choice: offered names only, each once, no third similar one; at most as many as are free. */
function standing(choice: Choice, plan: Plan, free: number): Map<Candidate, CitingSentence[]> {
  const offered = new Map(offeredNames(plan).map((each) => [each.id, each]));
  const kept = new Map<Candidate, CitingSentence[]>();
  const records: CatalogueName[] = [];
  for (const { id, sentences } of choice.chosen) {
    const fitting = offered.get(id);
    if (!fitting || kept.has(fitting) || kept.size >= free) continue;
    if (!keepsVariety(records, fitting.record)) continue;
    kept.set(fitting, sentences);
    records.push(fitting.record);
  }
  return kept;
}

/**
 * Turns a model's answer into a valid list: as many names as announced, none twice, only offered ones. Gaps
 * are filled from the catalogue's choice, without sentences of the model.
 */
export function verify(choice: Choice, plan: Plan): Place[] {
  const { chosen, candidates } = plan;
  const count = chosen.length;
  const isShort = count < SUGGESTION_LIMITS.names;
  // If few names fit, the model's own are added; else they take free places.
  const room = isShort ? SUGGESTION_LIMITS.names - count : count;
  const own = ownNames(choice, Math.min(SUGGESTION_LIMITS.unverified, room), plan);
  const verified = isShort ? count : count - own.length;
  const kept = standing(choice, plan, verified);
  const records = [...kept.keys()].map(({ record }) => record);
  const missing = candidates.filter((each) => !kept.has(each));
  const filled: Candidate[] = [];
  for (const patient of [false, true]) {
    for (const each of missing) {
      if (kept.size + filled.length >= verified || filled.includes(each)) continue;
      const mayCome = patient || keepsVariety(records, each.record);
      if (!mayCome) continue;
      filled.push(each);
      records.push(each.record);
    }
  }
  return [
    ...[...kept].map(([fitting, sentences]) => judged(plan, fitting, sentences)),
    ...filled.map((fitting) => judged(plan, fitting, [])),
    ...own.map((each) => ({ kind: 'own' as const, own: each })),
  ];
}

const cataloguePlacesOf = (places: readonly Place[]): CataloguePlace[] =>
  places.filter((place) => place.kind === 'verified');

/** Of which names sentences are missing, and how many. */
export const missingSentences = (places: readonly Place[]): MissingSentences[] =>
  cataloguePlacesOf(places)
    .filter(({ faults }) => faults.length > 0)
    .map(({ fitting, sentences, faults }) => ({
      fitting,
      missing: faults.length,
      faults,
      told: sentences.flatMap(({ facts }) => facts),
    }));

/** Fills in missing sentences from a second answer, each only if it passes the same check. */
export function repair(places: readonly Place[], choice: Choice, plan: Plan): Place[] {
  const offered = new Map(choice.chosen.map(({ id, sentences }) => [id, sentences]));
  return places.map((place): Place => {
    if (place.kind === 'own' || place.faults.length === 0) return place;
    const context = sentenceContext(plan, place.fitting);
    const sentences = [...place.sentences];
    for (const { text, facts } of offered.get(place.fitting.id) ?? []) {
      const sentence = { text: tidy(text), facts };
      const isMissing = sentences.length < place.sentences.length + place.faults.length;
      if (isMissing && fitsReason(sentences, sentence) && !faultOf(sentence, context))
        sentences.push(sentence);
    }
    const repaired = sentences.length - place.sentences.length;
    return { ...place, sentences, repaired, faults: place.faults.slice(repaired) };
  });
}

/** Whether any sentence of the list is the model's. */
export const isByModel = (places: readonly Place[]): boolean =>
  places.some((place) => place.kind === 'own' || place.sentences.length > 0);

/** How many sentences of the model stand as they were written first, stand after the repair, and are replaced by ours. */
export interface SentenceTally {
  kept: number;
  repaired: number;
  replaced: number;
}
export const tallyOf = (places: readonly Place[]): SentenceTally =>
  cataloguePlacesOf(places).reduce<SentenceTally>(
    (tally, { sentences, repaired, faults }) => ({
      kept: tally.kept + sentences.length - repaired,
      repaired: tally.repaired + repaired,
      replaced: tally.replaced + faults.length,
    }),
    { kept: 0, repaired: 0, replaced: 0 },
  );
