import { z } from 'zod';
import { REGISTRY_COUNTRIES, REGISTRY_NOTES } from './registry-facts.ts';
import { TRAVEL_GRADES } from './travel-grades.ts';

/** Languages whose readers a name may meet, in the order of the page. */
export const TRAVEL_LANGUAGES = ['de', 'en', 'fr', 'tr', 'ar'] as const;
const TRENDS = ['rising', 'steady', 'falling'] as const;

const Link = z.object({ slug: z.string(), address: z.string(), name: z.string() });

/** Years one after the other from the first; null where the register published no number. */
const Shares = z.array(z.number().nullable());

const CountryBirths = z.object({
  country: z.string(),
  /** The register's own name: a city stands for no country. */
  place: z.string(),
  publisher: z.string(),
  /** `residents`: people of today by their year of birth, not births. */
  kind: z.enum(['births', 'residents']),
  first_year: z.int(),
  /** Of ten thousand births of its sex, all spellings together. */
  shares: Shares,
  /** The same for the page's spelling alone; null where no other spelling is given there. */
  spelling_shares: Shares.nullable(),
  /** The register's last year, and the births in it. */
  last: z.object({ year: z.int(), births: z.int().nullable() }),
  /** Too few births for a curve: the first and last recent year with a number, the smallest and the largest number. */
  band: z.object({ from: z.int(), until: z.int(), least: z.int(), most: z.int() }).nullable(),
  trend: z.enum(TRENDS).nullable(),
});
export type CountryBirths = z.output<typeof CountryBirths>;

const OneInYear = z.object({ year: z.int(), one_in: z.int() });

const Births = z.object({
  /** The spelling of the second line. */
  spelling: z.string(),
  /** First the reader's countries, then by births. */
  countries: z.array(CountryBirths),
  /** The first curve in words: its last year, and the year of its greatest share unless that is the last. */
  finding: z
    .object({ place: z.string(), latest: OneInYear, peak: OneInYear.nullable() })
    .nullable(),
  /** Türkiye publishes places and no numbers. */
  turkish_rank: z
    .object({ year: z.int(), rank: z.int(), best_year: z.int(), best_rank: z.int() })
    .nullable(),
});

const Caution = z.object({
  /** Null: the name itself is the word. */
  word: z.string().nullable(),
  severity: z.enum(['severe', 'mild', 'curious']),
});

const TravelRow = z.object({
  language: z.enum(TRAVEL_LANGUAGES),
  /** How strangers read it, written for readers of the page; null where the language reads the Arabic. */
  said: z.string().nullable(),
  /** Null: not assessed. */
  grade: z.enum(TRAVEL_GRADES).nullable(),
  /** Another spelling of the name that is read better there. */
  better: z.string().nullable(),
  /** What it means or recalls there; what about it is sold. */
  cautions: z.array(Caution),
});
export type TravelRow = z.output<typeof TravelRow>;

/** In a language whose readers have no row of their own. */
const CautionElsewhere = Caution.extend({ language: z.string() });

const Family = z.object({
  /** The letters of an Arabic root, or the parts of another word; only where the derivation is sure. */
  root: z.string().nullable(),
  same_root: z.array(Link),
  /** Names of other traditions that go back to the same one: Joseph beside Yusuf. */
  counterparts: z.array(z.string()),
  short_forms: z.array(z.string()),
  /** Each spelling with the languages that write it so, in the words of the page's language. */
  spellings: z.array(z.object({ form: z.string(), languages: z.array(z.string()) })),
});

const Registry = z.object({
  offices: z.array(
    z.object({
      country: z.enum(REGISTRY_COUNTRIES),
      spelling: z.string(),
      note: z.enum(REGISTRY_NOTES),
      source: z.string(),
      as_of: z.iso.date(),
    }),
  ),
  /** As the machine-readable line of a passport writes it. */
  passport: z.string(),
});

/** All that a name's page tells beyond meaning and origin, for free. */
export const NameMonograph = z.object({
  /** The most known bearers, without their stories. */
  bearers: z.array(z.string()),
  /** Titles of the works behind meaning and origin. */
  sources: z.array(z.string()),
  births: Births.nullable(),
  travel: z.array(TravelRow),
  cautions_elsewhere: z.array(CautionElsewhere),
  family: Family,
  /** Null where the name does not occur. */
  quran: z
    .object({
      kind: z.enum(['person', 'word', 'form', 'divineName', 'idol']),
      /** How often; null where that was not counted. */
      count: z.int().nullable(),
      verses: z.array(z.object({ ref: z.string(), text: z.string() })),
    })
    .nullable(),
  registry: Registry,
  neighbours: z.object({
    sound: z.array(Link),
    meaning: z.array(Link),
    style: z.array(Link),
  }),
  /** How much the paid parts hold for this name. */
  paid: z.object({
    bearers: z.int(),
    cautions: z.int(),
    related: z.int(),
    sources: z.int(),
    views: z.int(),
    alternatives: z.int(),
  }),
});
export type NameMonograph = z.output<typeof NameMonograph>;
