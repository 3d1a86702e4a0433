interface Licence {
  name: string;
  url: string;
}

const CC_BY_3_DE: Licence = {
  name: 'CC BY 3.0 DE',
  url: 'https://creativecommons.org/licenses/by/3.0/de/',
};

/** Publishers of our birth statistics, with years and licence, credited as they require. */
export const STATISTICS: readonly {
  code: string;
  publisher: string;
  url: string;
  years: string;
  licence?: Licence;
}[] = [
  {
    code: 'DE-Berlin',
    publisher: 'Landesamt für Bürger- und Ordnungsangelegenheiten Berlin (LABO)',
    url: 'https://daten.berlin.de/',
    years: '2012–2023',
    licence: CC_BY_3_DE,
  },
  {
    code: 'DE-Cologne',
    publisher: 'Stadt Köln, Offene Daten Köln',
    url: 'https://offenedaten-koeln.de/',
    years: '2010–2017',
    licence: CC_BY_3_DE,
  },
  {
    code: 'GB',
    publisher:
      'Office for National Statistics, National Records of Scotland, Northern Ireland Statistics and Research Agency',
    url: 'https://www.ons.gov.uk/',
    years: '1996–2020',
    licence: {
      name: 'Open Government Licence v3.0',
      url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    },
  },
  {
    code: 'FR',
    publisher: 'Institut national de la statistique et des études économiques (Insee)',
    url: 'https://www.insee.fr/',
    years: '1900–2021',
    licence: {
      name: 'Licence Ouverte / Etalab',
      url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    },
  },
  { code: 'BE', publisher: 'Statbel', url: 'https://statbel.fgov.be/', years: '1995–2025' },
  {
    code: 'US',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/oact/babynames/',
    years: '1880–2024',
  },
  {
    code: 'AU',
    publisher: 'Registries of Births, Deaths and Marriages of the Australian states',
    url: 'https://data.gov.au/',
    years: '1930–2024',
  },
  {
    code: 'TR',
    publisher: 'Türkiye İstatistik Kurumu (TÜİK)',
    url: 'https://www.tuik.gov.tr/',
    years: '1950–2018',
  },
];
