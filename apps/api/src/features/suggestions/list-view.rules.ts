import { isArabicScript } from '@ismi/catalogue/matching/fold';
import { lengthOf } from '@ismi/catalogue/name-length';
import type {
  Locale,
  NameResult,
  Preferences,
  SuggestedName,
  SuggestionCard,
  SuggestionList,
} from '@ismi/contract';
import { isAppropriate, SUGGESTION_LIMITS } from '@ismi/contract';
import { type Entry, relaxationsOf } from './list-entries.rules.ts';

type Facts = Omit<NameResult, 'analysis' | 'matched_form'> & Pick<SuggestedName, 'islamic_verdict'>;
type Own = Extract<Entry, { own: unknown }>['own'];

/** A stored list. */
export interface StoredSuggestions {
  id: string;
  createdAt: Date;
  language: Locale;
  answers: Omit<Partial<Preferences>, 'religious' | 'sibling' | 'doubleName' | 'added'> &
    Preferences['added'] &
    Pick<Preferences, 'gender' | 'culture' | 'length' | 'popularity'> & {
      religious?: boolean | null | undefined;
      sibling?: Preferences['sibling'] | undefined;
      doubleName?: true | undefined;
    };
  names: Entry[];
  namesCount: number;
  writer: 'model' | 'catalogue';
  creditsUsed: number;
}

/** The source of the facts. */
export interface FactSource {
  /** The reader's language. */
  locale: Locale;
  factsOf(id: string): Facts | undefined;
  /** Only facts of the name's free page. */
  publicFactsOf(id: string): Facts | undefined;
  unverifiedFacts(own: Own): Facts;
}

const preferencesOf = ({ answers }: StoredSuggestions): Preferences => ({
  gender: answers.gender,
  culture: answers.culture,
  religious: answers.religious ?? null,
  length: answers.length,
  popularity: answers.popularity,
  meaning: answers.meaning ?? [],
  phonetic: answers.phonetic ?? null,
  startLetter: answers.startLetter ?? null,
  doubleName: answers.doubleName ?? false,
  sibling: answers.sibling ?? null,
  details: answers.details ?? null,
  drawn: answers.drawn ?? [],
  // Of the stored answers, its schema takes those that it names.
  added: answers,
});

function secondOf(id: string | undefined, { factsOf }: FactSource): SuggestedName['double_with'] {
  const facts = id === undefined ? undefined : factsOf(id);
  if (!facts?.name_id || !facts.name_ar) return null;
  return { name_id: facts.name_id, name: facts.name, name_ar: facts.name_ar };
}

/** What names of a list need to be shown. */
type ListOfNames = Pick<StoredSuggestions, 'language' | 'names' | 'creditsUsed'>;

function factsFor(entry: Entry, { creditsUsed }: ListOfNames, source: FactSource) {
  if ('own' in entry) return source.unverifiedFacts(entry.own);
  return creditsUsed === 0 ? source.publicFactsOf(entry.id) : source.factsOf(entry.id);
}

/** As this family writes a name, where the reader reads that script. */
export function familySpelling(entry: Entry, readersOwn: string): string | undefined {
  const spelling = 'own' in entry ? undefined : entry.spelling;
  return spelling && isArabicScript(spelling) === isArabicScript(readersOwn) ? spelling : undefined;
}

function spelledFacts(entry: Entry, facts: Facts): Facts {
  const spelling = familySpelling(entry, facts.name);
  return spelling ? { ...facts, name: spelling, length: lengthOf(spelling) } : facts;
}

/** One name of a list with current facts. A name removed from the catalogue is removed from the list. */
function nameOf(entry: Entry, list: ListOfNames, source: FactSource): SuggestedName[] {
  const known = factsFor(entry, list, source);
  if (!known) return [];
  const facts = spelledFacts(entry, known);
  return [
    {
      ...facts,
      facts_language: 'own' in entry ? list.language : source.locale,
      reason: entry.reason,
      reason_by: entry.by,
      islamic_appropriate: facts.islamic_verdict && isAppropriate(facts.islamic_verdict),
      relaxed: entry.relaxed,
      shelf: 'own' in entry ? null : (entry.kind ?? null),
      double_with: 'own' in entry ? null : secondOf(entry.second, source),
    },
  ];
}

/** Names that are in the catalogue; without credits only with public facts. */
export const namesViewOf = (list: ListOfNames, source: FactSource): SuggestedName[] =>
  list.names.flatMap((entry) => nameOf(entry, list, source));

export function listViewOf(list: StoredSuggestions, source: FactSource): SuggestionList {
  return {
    id: list.id,
    suggestionId: list.id,
    created_at: list.createdAt.toISOString(),
    language: list.language,
    preferences: preferencesOf(list),
    suggestions: namesViewOf(list, source),
    relaxations: relaxationsOf(list.names),
    writer: list.writer,
    credits_used: list.creditsUsed,
    free_because: list.creditsUsed === 0 ? 'model_unavailable' : null,
  };
}

export function cardOf(list: StoredSuggestions, source: FactSource): SuggestionCard {
  const first = list.names.slice(0, SUGGESTION_LIMITS.previewNames);
  const { gender, culture, length, meaning, religious } = preferencesOf(list);
  return {
    id: list.id,
    suggestionId: list.id,
    created_at: list.createdAt.toISOString(),
    language: list.language,
    preferences: { gender, culture, length, meaning, religious },
    writer: list.writer,
    credits_used: list.creditsUsed,
    names_count: list.namesCount,
    suggestions: first
      .flatMap((entry) => nameOf(entry, list, source))
      .map(({ name_id, name, name_ar, meaning, gender }) => ({
        name_id,
        name,
        name_ar,
        meaning,
        gender,
      })),
  };
}
