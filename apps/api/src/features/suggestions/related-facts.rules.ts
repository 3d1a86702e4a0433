import { reasonText } from '@ismi/contract';
import { householdClaims } from './household-claims.rules.ts';
import type { PlainFact } from './name-fact.rules.ts';
import { namedClaims } from './named-claims.rules.ts';
import type { FamilyToTell, NameToExplain } from './reason-claim.rules.ts';

/** How a name relates to names that the family wrote. Their words support no claim of a sentence that cites it. */
export function relatedFacts(each: NameToExplain, family: FamilyToTell): PlainFact[] {
  const claims = [
    ...namedClaims(each, family),
    // Of their household a model is told only what the family allowed to remember.
    ...(family.remember ? householdClaims(each, family) : []),
  ];
  return claims.map(({ text, values }, at) => ({
    kind: 'family',
    of: String(at + 1),
    value: reasonText(text, family.locale, 0, values),
    text: '',
  }));
}
