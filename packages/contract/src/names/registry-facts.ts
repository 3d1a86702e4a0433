/** Countries whose registries are told of, in the order of the page. */
export const REGISTRY_COUNTRIES = ['DE', 'AT', 'TR', 'GB', 'FR'] as const;

interface RegistryFact {
  /** The law, court or office that says so. */
  source: string;
  /** When we last read it there. */
  asOf: string;
}

const READ_ON = '2026-11-14';
const fact = (source: string): RegistryFact => ({ source, asOf: READ_ON });

/** What a spelling means at a registry: one consequence each, which the page says in a sentence. No legal advice. */
export const REGISTRY_FACTS = {
  'de.free': fact('Standesamt Berlin; BVerfG 1 BvR 576/07; §§ 18, 22 PStG'),
  'de.signs': fact('CIEC Nr. 14; DIN SPEC 91379'),
  'de.dotlessI': fact('OLG Karlsruhe 11 Wx 15/12; DIN SPEC 91379'),
  'de.hyphen': fact('Standesamt Berlin'),
  'at.usual': fact('§ 13 Abs. 2, § 38 Abs. 1 PStG 2013'),
  'at.unisex': fact('§ 13 Abs. 2 PStG 2013'),
  'tr.letters': fact('5490 sayılı Nüfus Hizmetleri Kanunu'),
  'tr.foreignLetters': fact('1353 sayılı Kanun; 5490 sayılı Nüfus Hizmetleri Kanunu'),
  'gb.free': fact(
    'Births and Deaths Registration Act 1953; Registration of Births, Deaths and Marriages (Scotland) Act 1965',
  ),
  'gb.signs': fact('HM Passport Office'),
  'fr.free': fact('Code civil, art. 57'),
  'fr.signs': fact('Circulaire du 23 juillet 2014, JUSC1412888C'),
} as const satisfies Record<string, RegistryFact>;
export type RegistryNote = keyof typeof REGISTRY_FACTS;
export const REGISTRY_NOTES = Object.keys(REGISTRY_FACTS) as [RegistryNote, ...RegistryNote[]];
