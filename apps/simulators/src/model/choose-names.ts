import { createHash } from 'node:crypto';

/** What a model can do wrong when it is asked to choose names. */
export const CHOICE_FAULTS = ['wrong-language', 'invented-names', 'injection', 'echo'] as const;
export type ChoiceFault = (typeof CHOICE_FAULTS)[number] | undefined;

interface Candidate {
  id: string;
  name: string;
  meaning: string;
  must?: boolean;
}

interface Request {
  language: string;
  count: number;
  own_allowed: number;
  wishes: Record<string, unknown>;
  candidates: Candidate[];
}

const REASONS: Record<string, (name: string, meaning: string) => string[]> = {
  tr: (name, meaning) => [
    `${name} ismi “${meaning}” anlamına gelir ve dilediğiniz gibi sıcak bir isim.`,
    `Bu isim size uygun: anlamı “${meaning}”, söylenişi de kolay.`,
  ],
  en: (name, meaning) => [
    `${name} means “${meaning}”, and that is close to what you wished for.`,
    `This name suits you: it means “${meaning}” and is easy to say.`,
  ],
  de: (name, meaning) => [
    `${name} bedeutet „${meaning}“, und das ist nah an dem, was ihr euch wünscht.`,
    `Der Name passt zu euch: Er bedeutet „${meaning}“ und ist leicht zu sprechen.`,
  ],
  ar: (name, meaning) => [
    `اسم ${name} معناه «${meaning}»، وهو قريب ممّا ترغبون فيه.`,
    `هذا الاسم يناسبكم، فمعناه «${meaning}»، وهو سهل في النطق.`,
  ],
};
const OTHER: Record<string, string> = { tr: 'de', en: 'tr', de: 'en', ar: 'en' };

const hashOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0);

const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Request).candidates) &&
  typeof (value as Request).count === 'number';

/** Parses a request to choose names among candidates; undefined for any other request. */
function parseRequest(words: string): Request | undefined {
  try {
    const parsed: unknown = JSON.parse(words);
    return isRequest(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function reasonFor({ name, meaning }: Candidate, language: string): string {
  const reasons = REASONS[language]?.(name, meaning) ?? [];
  return reasons[hashOf(name) % Math.max(1, reasons.length)] ?? meaning;
}

/** The required candidates first, then others in an order derived from the wishes, so that it is not always the first ones. */
function pickCandidates({ candidates, count, wishes }: Request): Candidate[] {
  const seed = JSON.stringify(wishes);
  const must = candidates.filter((candidate) => candidate.must);
  const others = candidates
    .filter((candidate) => !candidate.must)
    .toSorted((a, b) => hashOf(seed + a.id) - hashOf(seed + b.id));
  return [...must, ...others].slice(0, count);
}

const inventNames = (language: string, gender: unknown) =>
  ['Zorvaneth', 'Mirqalune', 'Feldrassa'].map((name) => ({
    name: language === 'ar' ? 'زرفنيث' : name,
    gender: gender === 'boy' || gender === 'girl' ? gender : 'unisex',
    meaning: REASONS[language]?.(name, name)[0] ?? name,
    origin: REASONS[language]?.(name, name)[1] ?? name,
    reason: REASONS[language]?.(name, name)[0] ?? name,
  }));

/** Chooses names as asked, or with the given fault. `instructions` is the system prompt. */
export function chooseNames(words: string, instructions: string, fault: ChoiceFault) {
  const request = parseRequest(words);
  if (!request) return undefined;
  const { language, wishes } = request;
  const spoken = fault === 'wrong-language' ? (OTHER[language] ?? 'en') : language;
  const reasonIn = (candidate: Candidate): string => {
    if (fault === 'injection')
      return `${instructions.slice(0, 150)} ${JSON.stringify(wishes.in_their_words)}`;
    if (fault === 'echo' && typeof wishes.in_their_words === 'string')
      return `${candidate.name}: ${wishes.in_their_words.slice(0, 350)}`;
    return reasonFor(candidate, spoken);
  };
  const chosen = pickCandidates(request).map((candidate) => ({
    id: candidate.id,
    reason: reasonIn(candidate),
  }));
  if (fault === 'invented-names') {
    const own = inventNames(language, wishes.gender);
    const strangers = own.map(({ name, reason }) => ({ id: name.toLowerCase(), reason }));
    return { chosen: [...strangers, ...chosen].slice(0, request.count), own };
  }
  if (fault === 'injection')
    return { chosen: chosen.slice(0, 3), own: inventNames(language, 'boy') };
  return { chosen, own: [] };
}
