import type { Catalogue } from '@ismi/catalogue';
import type { NameFact } from './name-fact.rules.ts';
import type { FamilyToTell, NameToExplain } from './reason-claim.rules.ts';
import { bearerFacts, spellingFacts, textFacts } from './record-facts.rules.ts';
import { relatedFacts } from './related-facts.rules.ts';
import { usageFacts } from './usage-facts.rules.ts';

/** The catalogue's companions of a record that facts are read from. */
interface FactSources {
  people: Catalogue['people'];
  registers: Catalogue['registers'];
}

interface FactOptions {
  sources: FactSources;
  /** Also how the name relates to names that the family wrote. */
  isWithFamily: boolean;
}

/** Everything that a sentence about one candidate may cite, as the place of the candidate numbers it. */
export function factsFor(
  each: NameToExplain,
  family: FamilyToTell,
  place: number,
  { sources, isWithFamily }: FactOptions,
): NameFact[] {
  const { locale } = family;
  const { record } = each;
  return [
    ...textFacts(record, locale),
    ...bearerFacts(record, locale, sources.people),
    ...usageFacts(each, family, sources.registers),
    ...spellingFacts(each, locale),
    ...(isWithFamily ? relatedFacts(each, family) : []),
  ].map((fact) => ({
    ...fact,
    id: [place, fact.kind, ...(fact.of ? [fact.of] : [])].join('.'),
  }));
}
