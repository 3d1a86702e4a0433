import type {
  Locale,
  NameResult,
  Preferences,
  SuggestedName,
  SuggestionCard,
  SuggestionList,
} from '@ismi/contract';
import { isAppropriate, SUGGESTION_LIMITS } from '@ismi/contract';
import type { Entry } from './list-plan.rules.ts';
import { relaxationsOf } from './list-plan.rules.ts';

type Facts = Omit<NameResult, 'analysis' | 'matched_form'> & Pick<SuggestedName, 'islamic_verdict'>;
type Own = Extract<Entry, { own: unknown }>['own'];

/** A stored list. */
export interface StoredSuggestions {
  id: string;
  createdAt: Date;
  language: Locale;
  answers: Omit<Partial<Preferences>, 'religious' | 'sibling' | 'doubleName'> &
    Pick<Preferences, 'gender' | 'culture' | 'length' | 'popularity' | 'religious'> & {
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
  religious: answers.religious,
  length: answers.length,
  popularity: answers.popularity,
  meaning: answers.meaning ?? [],
  phonetic: answers.phonetic ?? null,
  startLetter: answers.startLetter ?? null,
  doubleName: answers.doubleName ?? false,
  sibling: answers.sibling ?? null,
  details: answers.details ?? null,
  drawn: answers.drawn ?? [],
});

function secondOf(id: string | undefined, { factsOf }: FactSource): SuggestedName['double_with'] {
  const facts = id === undefined ? undefined : factsOf(id);
  if (!facts?.name_id || !facts.name_ar) return null;
  return { name_id: facts.name_id, name: facts.name, name_ar: facts.name_ar };
}

function factsFor(entry: Entry, { creditsUsed }: StoredSuggestions, source: FactSource) {
  if ('own' in entry) return source.unverifiedFacts(entry.own);
  return creditsUsed === 0 ? source.publicFactsOf(entry.id) : source.factsOf(entry.id);
}

/** One name of a list with current facts. A name removed from the catalogue is removed from the list. */
function nameOf(entry: Entry, list: StoredSuggestions, source: FactSource): SuggestedName[] {
  const facts = factsFor(entry, list, source);
  if (!facts) return [];
  return [
    {
      ...facts,
      facts_language: 'own' in entry ? list.language : source.locale,
      reason: entry.reason,
      reason_by: entry.by,
      islamic_appropriate: facts.islamic_verdict && isAppropriate(facts.islamic_verdict),
      relaxed: entry.relaxed,
      double_with: 'own' in entry ? null : secondOf(entry.second, source),
    },
  ];
}

export function listViewOf(list: StoredSuggestions, source: FactSource): SuggestionList {
  return {
    id: list.id,
    suggestionId: list.id,
    created_at: list.createdAt.toISOString(),
    language: list.language,
    preferences: preferencesOf(list),
    suggestions: list.names.flatMap((entry) => nameOf(entry, list, source)),
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
