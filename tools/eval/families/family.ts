import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Choice = z.looseObject({ name: z.string(), spelling: z.string() });
const Rule = z.looseObject({
  kind: z.string(),
  value: z.union([z.string(), z.number()]).optional(),
});
export type FamilyRule = z.infer<typeof Rule>;

/** A request with consultants' picks; explained in data/families.md. */
const Family = z.looseObject({
  id: z.string(),
  lang: z.enum(['tr', 'en', 'de', 'ar']),
  gender: z.enum(['boy', 'girl', 'unisex']),
  live: z.string(),
  speak: z.array(z.string()),
  heritage: z.array(z.string()),
  surname: z.string().nullable(),
  siblings: z.array(z.string()),
  form: z.looseObject({ culture: z.string(), religious: z.boolean(), popularity: z.string() }),
  details: z.string(),
  avoid: z.array(z.string()),
  love: z.array(z.string()),
  honour: z.string().nullable(),
  rules: z.array(Rule),
  picks: z.array(Choice),
  vetoes: z.array(z.looseObject({ name: z.string() })),
});
export type Family = z.infer<typeof Family>;

export const readFamilies = (path: string): Family[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => Family.parse(JSON.parse(line)));
