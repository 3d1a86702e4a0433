import { createHash } from 'node:crypto';
import { printRecord } from '../canonical-json.ts';
import { LANGUAGES } from '../languages.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { REVIEW_PARTS, type ReviewPart } from '../schema/vocabulary.ts';

/**
 * A sheet that a person can read, mark and send back. Marks count only for the text that was read: each record has a
 * fingerprint, and a changed record must be read again.
 */

const withoutReview = ({ review: _, ...rest }: NameRecord) => rest;
const fingerprintOf = (record: NameRecord): string =>
  createHash('sha256')
    .update(printRecord(withoutReview(record)))
    .digest('hex')
    .slice(0, 12);

const HEAD = `# Review of names

Fill in who you are and when you read, then put an x into the brackets of each part that you found right:
\`[x] facts\`. Leave open what you doubt and write your doubt beside it.

Reviewer (name, qualification):
Date (year-month-day):
`;

function linesOf(record: NameRecord, { rules, people, sources }: AuthoredCatalogue): string[] {
  const { id, name, gender, script, forms, origin, meaning, description, islamic, quran, bearers } =
    record;
  const rule = rules.find(({ code }) => code === islamic.rule);
  const personOf = (wanted: string) => people.find((person) => person.id === wanted);
  const sourceOf = (ref: string) =>
    sources.find((source) => source.id === ref || source.id === ref.split(':')[0]);
  return [
    `## ${name} · ${id} · ${fingerprintOf(record)}`,
    '',
    `${gender} · ${script.ar} · ${script.translit ?? 'transcription'} · origin ${origin.certainty}`,
    `Forms: ${forms.map(({ form, langs, role }) => `${form} (${langs.join(' ')}, ${role})`).join('; ')}`,
    `Qur’an: ${quran.kind}${quran.refs.length > 0 ? `, ${quran.refs.join(', ')}` : ''}`,
    ...bearers.map(
      (bearer) =>
        `Bearer: ${personOf(bearer.id)?.name.en ?? bearer.id}: ${personOf(bearer.id)?.line.en ?? ''}`,
    ),
    `Verdict: ${islamic.verdict} by ${islamic.rule} (${rule?.title.en ?? ''})`,
    ...record.sources.map(({ for: purpose, ref, note }) => {
      const said = sourceOf(ref)?.paraphrase.en;
      return `Source for ${purpose}: ${ref}${note ? `: ${note}` : ''}${said ? ` [${said}]` : ''}`;
    }),
    '',
    ...LANGUAGES.flatMap((language) => [
      `**${language}** ${meaning[language]} · ${origin.text[language]}`,
      description[language],
      islamic.reason?.[language] ?? rule?.text[language] ?? '',
      '',
    ]),
    REVIEW_PARTS.map((part) => `[ ] ${part}`).join('   '),
    'Doubts:',
    '',
  ];
}

export const printReviewSheet = (
  records: readonly NameRecord[],
  catalogue: AuthoredCatalogue,
): string => [HEAD, ...records.flatMap((record) => linesOf(record, catalogue))].join('\n');

export interface Marks {
  by: string;
  on: string;
  marks: { id: string; fingerprint: string; parts: ReviewPart[] }[];
}

/** Parses a returned sheet. A sheet without a name or a date is an error. */
export function readReviewSheet(sheet: string): Marks {
  const by = /^Reviewer \(name, qualification\):[ \t]*(\S.*)$/m.exec(sheet)?.[1]?.trim();
  const on = /^Date \(year-month-day\):[ \t]*(\d{4}-\d{2}-\d{2})[ \t]*$/m.exec(sheet)?.[1];
  if (!by || !on) throw new Error('the sheet must say who reviewed and when');
  const marks = sheet
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [, id = '', fingerprint = ''] = /^.+ · (\S+) · ([0-9a-f]+)$/m.exec(section) ?? [];
      const parts = REVIEW_PARTS.filter((part) =>
        new RegExp(`\\[[xX]\\] ${part}\\b`).test(section),
      );
      return { id, fingerprint, parts };
    });
  return { by, on, marks: marks.filter(({ parts }) => parts.length > 0) };
}

/** The records with their new marks; records that changed since the sheet was printed are refused. */
export function applyMarks(
  names: readonly NameRecord[],
  { by, on, marks }: Marks,
): { records: NameRecord[]; refused: string[] } {
  const byId = new Map(names.map((record) => [record.id, record]));
  const records: NameRecord[] = [];
  const refused: string[] = [];
  for (const { id, fingerprint, parts } of marks) {
    const record = byId.get(id);
    if (!record || fingerprintOf(record) !== fingerprint) {
      refused.push(id);
      continue;
    }
    const kept = record.review.filter(({ part }) => !parts.includes(part));
    records.push({ ...record, review: [...kept, ...parts.map((part) => ({ part, by, on }))] });
  }
  return { records, refused };
}
