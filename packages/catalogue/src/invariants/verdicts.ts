import { type Finding, finding } from '../finding.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { isSuggestible, type Verdict } from '../schema/vocabulary.ts';

const PRAISED: ReadonlySet<Verdict> = new Set(['recommended', 'appropriate']);
const NEEDS_ALTERNATIVE: ReadonlySet<Verdict> = new Set(['disliked', 'notAppropriate']);
/** The only self-praising name that the Prophet himself changed. */
const CHANGED_SELF_PRAISE = 'barra';

function checkAlternatives(record: NameRecord, byId: ReadonlyMap<string, NameRecord>): Finding[] {
  const { id, islamic } = record;
  const faults = islamic.alternatives.flatMap((alternative) => {
    const other = byId.get(alternative);
    if (!other) return [finding(9, id, `its alternative ${alternative} does not exist`)];
    return PRAISED.has(other.islamic.verdict)
      ? []
      : [finding(9, id, `its alternative ${alternative} is itself ${other.islamic.verdict}`)];
  });
  if (NEEDS_ALTERNATIVE.has(islamic.verdict) && islamic.alternatives.length === 0)
    faults.push(finding(9, id, `is ${islamic.verdict} and offers no alternative`));
  return faults;
}

/** Invariant 9: a verdict is one that its rule allows, and a rejected name has alternatives. */
export function checkVerdicts({ names, rules, traditions }: AuthoredCatalogue): Finding[] {
  const byId = new Map(names.map((record) => [record.id, record]));
  const byCode = new Map(rules.map((rule) => [rule.code, rule]));
  return names.flatMap((record) => {
    const { id, islamic, origin } = record;
    const rule = byCode.get(islamic.rule);
    const faults = checkAlternatives(record, byId);
    if (!rule) faults.push(finding(9, id, `rules.json has no ${islamic.rule}`));
    else if (!rule.verdicts.includes(islamic.verdict))
      faults.push(finding(9, id, `${islamic.rule} does not allow the verdict ${islamic.verdict}`));
    if (origin.certainty === 'unknown' && islamic.rule !== 'U1')
      faults.push(
        finding(9, id, `has an unknown origin and the rule ${islamic.rule} instead of U1`),
      );
    if (islamic.rule === 'M2' && islamic.verdict === 'disliked' && id !== CHANGED_SELF_PRAISE)
      faults.push(
        finding(9, id, `M2 is disliked only for ${CHANGED_SELF_PRAISE}, otherwise conditional`),
      );
    if (
      islamic.rule === 'C2' &&
      !traditions.some((entry) => entry.record === id && entry.publicNote)
    )
      faults.push(finding(9, id, 'has rule C2 and is not on the closed list of traditions.json'));
    if (
      !isSuggestible(islamic.verdict) &&
      islamic.reason === null &&
      islamic.verdict !== 'notAssessed'
    )
      faults.push(finding(9, id, `is ${islamic.verdict} without a reason of its own`));
    return faults;
  });
}
