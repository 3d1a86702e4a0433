import { type Locale, reasonText, SUGGESTION_LIMITS } from '@ismi/contract';
import { latinSpelling } from './family-spelling.rules.ts';
import { householdClaims } from './household-claims.rules.ts';
import { lettersIn, writtenForm } from './letters-of-name.rules.ts';
import { commonnessIn } from './measure-usage.rules.ts';
import { namedClaims } from './named-claims.rules.ts';
import { type PreparedName, preparedNames } from './prepared-names.rules.ts';
import { prepareWishes } from './prepared-wishes.rules.ts';
import type { Claim, FamilyToTell, NameToExplain, Subject } from './reason-claim.rules.ts';
import type { RankedSuggestion } from './suggest-names.rules.ts';
import type { NamePool, TypedWishes } from './typed-wishes.rules.ts';
import { usageClaims } from './usage-claims.rules.ts';
import type { WeightName } from './weights.rules.ts';
import { wishClaims } from './wish-claims.rules.ts';

/** A name of a list; of a stored one it is no longer known what counted. */
export type ListedName = Pick<RankedSuggestion, 'id' | 'spelling' | 'kind'> & {
  meets?: readonly WeightName[];
  /** What sentences of a model say already: one sentence of ours about something else is added. */
  told?: ReadonlySet<Subject>;
};

export interface ReasonContext {
  pool: NamePool;
  wishes: TypedWishes;
  /** Siblings and surname may be named: reasons are stored. */
  remember: boolean;
  /** A free list: only facts of the names' free pages. */
  publicOnly: boolean;
}

/** A sentence that was used before in the list counts less. */
const USED_BEFORE = 1.6;
/** What counted in the ranking comes first. */
const COUNTED = 1;
/** A second sentence that says less is left out. */
const WORTH_A_SECOND = 2;

/** Sentences that begin alike: theme.nature and theme.beauty. */
const patternOf = ({ text }: Claim): string => text.split('.')[0] ?? text;

const capitalised = (text: string, locale: string): string => {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase(locale) + rest.join('');
};

/** Said of a name of which nothing else may be said. */
export const plainReason = (spelling: string, locale: Locale): string =>
  reasonText('letters', locale, 0, { letters: String(lettersIn(spelling)) });

/** Only in a list of which most names are more common: that is what the shelf says. */
function* discoveryClaim(
  each: NameToExplain,
  all: readonly NameToExplain[],
  { asked }: FamilyToTell,
): Generator<Claim, void, undefined> {
  const place = asked.homeFigures;
  const own = commonnessIn(each.name, place);
  const above = all.filter(({ name }) => commonnessIn(name, place) > own);
  if (above.length * 2 > all.length && each.record.computed.commonness[place]?.class)
    yield { about: 'list', text: 'discovery', worth: 6, isPublic: false };
}

class ListOfReasons {
  readonly #used = new Map<string, number>();
  readonly #said = new Set<string>();
  #last: ReadonlySet<string> = new Set();
  readonly #locale: FamilyToTell['locale'];

  constructor(locale: FamilyToTell['locale']) {
    this.#locale = locale;
  }

  #worthOf(claim: Claim, meets: ReadonlySet<WeightName>): number {
    const counted = claim.from?.some((weight) => meets.has(weight)) ? COUNTED : 0;
    return claim.worth + counted - USED_BEFORE * (this.#used.get(patternOf(claim)) ?? 0);
  }

  #sentence({ text, values }: Claim, variant: number): string {
    return capitalised(reasonText(text, this.#locale, variant, values), this.#locale);
  }

  #write(claims: readonly Claim[], shift: number): string {
    return claims
      .map((claim) => this.#sentence(claim, (this.#used.get(patternOf(claim)) ?? 0) + shift))
      .join(' ');
  }

  /** The two best sentences about different things, neither of them built like one of the name before. */
  #choices(claims: readonly Claim[], meets: ReadonlySet<WeightName>): Claim[][] {
    const ranked = claims
      .map((claim) => ({ claim, worth: this.#worthOf(claim, meets) }))
      .toSorted((one, other) => other.worth - one.worth);
    const fresh = ranked.filter(({ claim }) => !this.#last.has(patternOf(claim)));
    const [first] = fresh.length > 0 ? fresh : ranked;
    if (!first) return [];
    const goesWith = (one: Claim, other: Claim) => one !== other && one.about !== other.about;
    const seconds = fresh.filter(
      ({ claim, worth }) => worth >= WORTH_A_SECOND && goesWith(first.claim, claim),
    );
    // Only where everything better was said of another name.
    const pairsOf = (some: typeof ranked) =>
      some.flatMap(({ claim: one }) =>
        some.flatMap(({ claim: other }) => (goesWith(one, other) ? [[one, other]] : [])),
      );
    return [
      ...seconds.map(({ claim }) => [first.claim, claim]),
      [first.claim],
      ...pairsOf(fresh),
      ...fresh.map(({ claim }) => [claim]),
      ...pairsOf(ranked),
    ];
  }

  next(claims: readonly Claim[], meets: ReadonlySet<WeightName>, most = 2): string {
    const choices = this.#choices(claims, meets).filter(({ length }) => length <= most);
    for (const shift of [0, 1])
      for (const chosen of choices) {
        const reason = this.#write(chosen, shift);
        if (this.#said.has(reason) || reason.length > SUGGESTION_LIMITS.reason) continue;
        this.#remember(chosen, reason);
        return reason;
      }
    return this.#write(choices.at(-1) ?? [], 0);
  }

  #remember(chosen: readonly Claim[], reason: string): void {
    this.#said.add(reason);
    const patterns = chosen.map(patternOf);
    for (const pattern of patterns) this.#used.set(pattern, (this.#used.get(pattern) ?? 0) + 1);
    this.#last = new Set(patterns);
  }
}

const KNOWN = new WeakMap<readonly PreparedName[], ReadonlyMap<string, PreparedName>>();
function knownNames(names: readonly PreparedName[]): ReadonlyMap<string, PreparedName> {
  const known = KNOWN.get(names) ?? new Map(names.map((name) => [name.record.id, name]));
  KNOWN.set(names, known);
  return known;
}

/** Names with what is compared with the wishes; undefined where the catalogue no longer has one. */
export function explainedNames(
  names: readonly Pick<ListedName, 'id' | 'spelling'>[],
  { pool, wishes }: Pick<ReasonContext, 'pool' | 'wishes'>,
): (NameToExplain | undefined)[] {
  const known = knownNames(preparedNames(pool));
  return names.map(({ id, spelling }) => {
    const name = known.get(id);
    if (!name) return undefined;
    const latin = latinSpelling(name.record, wishes);
    return { name, record: name.record, spelling, latin, form: writtenForm(latin) };
  });
}

/**
 * Why each name of a list is for this family: one or two sentences from their wishes and the catalogue's figures. None repeats
 * what the card shows, no two in a row are built alike, and none is said twice.
 */
export function reasonsFor(names: readonly ListedName[], context: ReasonContext): string[] {
  const { pool, wishes, remember, publicOnly } = context;
  const asked = prepareWishes(pool, wishes);
  const family: FamilyToTell = { asked, locale: wishes.locale, remember };
  const listed = explainedNames(names, context);
  const all = listed.filter((each) => each !== undefined);
  const reasons = new ListOfReasons(wishes.locale);
  return names.map(({ kind, spelling, meets = [], told = new Set() }, at) => {
    const each = listed[at];
    if (!each) return plainReason(spelling, wishes.locale);
    const claims = [
      ...namedClaims(each, family),
      ...wishClaims(each, family),
      ...usageClaims(each, family),
      ...householdClaims(each, family),
      ...(kind === 'discovery' ? discoveryClaim(each, all, family) : []),
    ].filter(({ about, isPublic }) => (isPublic || !publicOnly) && !told.has(about));
    return reasons.next(claims, new Set(meets), told.size > 0 ? 1 : 2);
  });
}
