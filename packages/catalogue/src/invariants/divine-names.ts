import { type Finding, finding } from '../finding.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import { stripMarks } from '../text/arabic.ts';
import { isSameVocalised, withoutArticle } from '../text/vocalised.ts';

const SERVANT_RULES: ReadonlySet<string> = new Set(['G1', 'W1', 'W2']);

/** Invariant 10: a name of God alone falls under E1; decided by the vocalised Arabic, never by the Latin spelling. */
export function checkDivineNames({ names, divineNames }: AuthoredCatalogue): Finding[] {
  const abdOnly = divineNames.filter((name) => name.class === 'abdOnly');
  return names.flatMap(({ id, script, islamic }) => {
    if (script.arKind !== 'native') return [];
    const faults: Finding[] = [];
    const word = withoutArticle(script.ar);
    const divine = abdOnly.find(({ ar }) => isSameVocalised(word, ar));
    if (divine && islamic.rule !== 'E1')
      faults.push(
        finding(
          10,
          id,
          `${script.ar} is the divine name ${divine.translit}, but its rule is ${islamic.rule}`,
        ),
      );
    if (stripMarks(script.ar).startsWith('عبد') && !SERVANT_RULES.has(islamic.rule))
      faults.push(
        finding(10, id, `${script.ar} begins with ʿAbd, but its rule is ${islamic.rule}`),
      );
    return faults;
  });
}
