import { createHash } from 'node:crypto';

/** What a model can do wrong when it is asked to choose names. */
export const CHOICE_FAULTS = [
  'wrong-language',
  'invented-names',
  'injection',
  'echo',
  'uncited',
  'wrong-id',
  'invented-bearer',
  'wrong-meaning',
] as const;
export type ChoiceFault = (typeof CHOICE_FAULTS)[number] | undefined;

interface Candidate {
  id: string;
  name: string;
  /** By the id under which a sentence cites it. */
  facts: Record<string, unknown>;
}

interface Request {
  language: string;
  count: number;
  own_allowed: number;
  wishes: Record<string, unknown>;
  candidates: Candidate[];
}

interface Sentence {
  text: string;
  facts: string[];
}

const MEANINGS: Record<string, (name: string, meaning: string) => string[]> = {
  tr: (name, meaning) => [
    `${name} ismi “${meaning}” anlamına gelir ve dilediğiniz gibi sıcak bir isim.`,
    `Bu isim size uygun: anlamı “${meaning}”, sesi de sıcak.`,
  ],
  en: (name, meaning) => [
    `${name} means “${meaning}”, and that is close to what you wished for.`,
    `This name suits you: it means “${meaning}”, and you can be sure of it.`,
  ],
  de: (name, meaning) => [
    `${name} bedeutet „${meaning}“, und das ist nah an dem, was ihr euch wünscht.`,
    `Der Name passt zu euch: Er bedeutet „${meaning}“ und begleitet euer Kind.`,
  ],
  ar: (name, meaning) => [
    `اسم ${name} معناه «${meaning}»، وهو قريب ممّا ترغبون فيه.`,
    `هذا الاسم يناسبكم، فمعناه «${meaning}»، وهو قريب من القلب.`,
  ],
};
const SPELLINGS: Record<string, (name: string) => string> = {
  tr: (name) => `${name} olarak yazılır ve ailenizin diline uyar.`,
  en: (name) => `Written ${name}, it suits the way your family writes.`,
  de: (name) => `${name} schreibt ihr so, wie es in eurer Familie üblich ist.`,
  ar: (name) => `تكتبونه ${name} كما اعتدتم في بيتكم.`,
};
const INVENTED_BEARERS: Record<string, (name: string) => string> = {
  tr: (name) => `Bu ismi büyük şair ${name} Zorvaneth de taşıyan biriydi.`,
  en: (name) => `The great queen ${name} Zorvaneth bore it with pride and for you.`,
  de: (name) => `So hieß auch die Königin ${name} Zorvaneth, die ihr sicher kennt.`,
  ar: (name) => `وقد حملته الملكة ${name} الزرفنيثيّة قديمًا.`,
};
const WRONG_MEANINGS: Record<string, string> = {
  tr: 'kuzey denizinin kraliçesi',
  en: 'queen of the northern sea',
  de: 'Königin der nördlichen See',
  ar: 'ملكة البحر الشماليّ',
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

const factOf = ({ facts }: Candidate, kind: string): string | undefined =>
  Object.keys(facts).find((id) => id.split('.')[1] === kind);

/** What the name means, and how it is written, each with the fact that says it. */
function sentencesFor(candidate: Candidate, language: string): Sentence[] {
  const { name, facts } = candidate;
  const [meaning, spelling] = [factOf(candidate, 'meaning'), factOf(candidate, 'spelling')];
  const told = MEANINGS[language]?.(name, String(facts[meaning ?? ''])) ?? [];
  return [
    { text: told[hashOf(name) % Math.max(1, told.length)] ?? name, facts: [meaning ?? ''] },
    { text: SPELLINGS[language]?.(name) ?? name, facts: [spelling ?? ''] },
  ];
}

/** The same sentences with a fault in the first. */
function faultySentences(
  candidate: Candidate,
  language: string,
  fault: ChoiceFault,
  other: Candidate | undefined,
): Sentence[] {
  const [first, ...rest] = sentencesFor(candidate, language);
  const { name } = candidate;
  const facts = first?.facts ?? [];
  const text = first?.text ?? name;
  switch (fault) {
    case 'uncited':
      return [{ text, facts: [] }, ...rest];
    case 'wrong-id':
      return [{ text, facts: [(other && factOf(other, 'meaning')) ?? '999.meaning'] }, ...rest];
    case 'invented-bearer':
      return [{ text: INVENTED_BEARERS[language]?.(name) ?? name, facts }, ...rest];
    case 'wrong-meaning':
      return [
        { text: MEANINGS[language]?.(name, WRONG_MEANINGS[language] ?? '')[0] ?? name, facts },
        ...rest,
      ];
    default:
      return first ? [first, ...rest] : rest;
  }
}

/** Candidates in an order derived from the wishes, so that it is not always the first ones. */
function pickCandidates({ candidates, count, wishes }: Request): Candidate[] {
  const seed = JSON.stringify(wishes);
  return candidates.toSorted((a, b) => hashOf(seed + a.id) - hashOf(seed + b.id)).slice(0, count);
}

const inventNames = (language: string, gender: unknown) =>
  ['Zorvaneth', 'Mirqalune', 'Feldrassa'].map((name) => ({
    name: language === 'ar' ? 'زرفنيث' : name,
    gender: gender === 'boy' || gender === 'girl' ? gender : 'unisex',
    meaning: MEANINGS[language]?.(name, name)[0] ?? name,
    origin: MEANINGS[language]?.(name, name)[1] ?? name,
    reason: MEANINGS[language]?.(name, name)[0] ?? name,
  }));

/** What the visitor typed, as one text. */
const typedIn = ({ wishes }: Request): string | undefined =>
  wishes.in_their_words === undefined
    ? undefined
    : Object.values(wishes.in_their_words as Record<string, unknown>) // from our own material
        .flat()
        .join(' ');

/** How many sentences are asked for: of a name that is asked for again, those that are missing. */
const wantedOf = (candidate: Candidate): number | undefined =>
  'missing' in candidate && typeof candidate.missing === 'number' ? candidate.missing : undefined;

/** Chooses names as asked, or with the given fault. `instructions` is the system prompt. */
export function chooseNames(words: string, instructions: string, fault: ChoiceFault) {
  const request = parseRequest(words);
  if (!request) return undefined;
  const { language, wishes } = request;
  const spoken = fault === 'wrong-language' ? (OTHER[language] ?? 'en') : language;
  const typed = typedIn(request);
  const picked = pickCandidates(request);
  const sentencesOf = (candidate: Candidate, at: number): Sentence[] => {
    const facts = Object.keys(candidate.facts).slice(0, 1);
    if (fault === 'injection')
      return [{ text: `${instructions.slice(0, 150)} ${JSON.stringify(typed)}`, facts }];
    if (fault === 'echo' && typed !== undefined)
      return [{ text: `${candidate.name}: ${typed.slice(0, 280)}`, facts }];
    const other = picked[(at + 1) % picked.length];
    return faultySentences(candidate, spoken, fault, other).slice(0, wantedOf(candidate));
  };
  const chosen = picked.map((candidate, at) => ({
    id: candidate.id,
    sentences: sentencesOf(candidate, at),
  }));
  if (fault === 'invented-names') {
    const own = inventNames(language, wishes.gender);
    const strangers = own.map(({ name, reason }) => ({
      id: name.toLowerCase(),
      sentences: [{ text: reason, facts: ['1.meaning'] }],
    }));
    return { chosen: [...strangers, ...chosen].slice(0, request.count), own };
  }
  if (fault === 'injection')
    return { chosen: chosen.slice(0, 3), own: inventNames(language, 'boy') };
  return { chosen, own: [] };
}
