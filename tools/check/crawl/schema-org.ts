/**
 * The schema.org types of our pages with their properties (own or inherited) and what these may contain: text, a number, a
 * URL, or objects of these types. Checked by hand against schema.org; anything else is a finding.
 */
type PropertyValue = 'text' | 'number' | 'url' | readonly string[];

const THING = {
  name: 'text',
  alternateName: 'text',
  description: 'text',
  url: 'url',
  image: 'url',
} as const satisfies Record<string, PropertyValue>;
const WEB_PAGE = {
  ...THING,
  inLanguage: 'text',
  breadcrumb: ['BreadcrumbList'],
  mainEntity: ['DefinedTerm', 'ItemList'],
} as const satisfies Record<string, PropertyValue>;

const TYPES: Readonly<Record<string, Readonly<Record<string, PropertyValue>>>> = {
  WebPage: WEB_PAGE,
  CollectionPage: WEB_PAGE,
  AboutPage: WEB_PAGE,
  DefinedTerm: { ...THING, termCode: 'text', inDefinedTermSet: ['DefinedTermSet'] },
  DefinedTermSet: { ...THING, inLanguage: 'text' },
  BreadcrumbList: { ...THING, itemListElement: ['ListItem'], numberOfItems: 'number' },
  ItemList: { ...THING, itemListElement: ['ListItem'], numberOfItems: 'number' },
  ListItem: { ...THING, position: 'number', item: 'url' },
};

/** Search engines ignore an object without these. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  WebPage: ['name', 'url'],
  CollectionPage: ['name', 'url'],
  AboutPage: ['name', 'url'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
  DefinedTermSet: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultsOfValue(value: unknown, holds: PropertyValue, place: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => faultsOfValue(one, holds, `${place}[${index}]`));
  }
  if (typeof holds !== 'string') {
    if (!isObject(value) || !holds.includes(String(value['@type']))) {
      return [`${place} should be a ${holds.join(' or ')}`];
    }
    return faultsOfThing(value, place);
  }
  if (holds === 'number') return typeof value === 'number' ? [] : [`${place} should be a number`];
  if (typeof value !== 'string' || value === '') return [`${place} should be a text`];
  return holds === 'url' && !/^https?:\/\//.test(value) ? [`${place} should be an address`] : [];
}

function faultsOfThing(thing: Record<string, unknown>, place: string): string[] {
  const type = String(thing['@type']);
  const known = TYPES[type];
  if (!known) return [`${place} is a ${type}, which is not on our list`];
  const missing = (NEEDED[type] ?? []).filter((property) => thing[property] === undefined);
  return [
    ...missing.map((property) => `${place} (${type}) has no ${property}`),
    ...Object.entries(thing)
      .filter(([property]) => !property.startsWith('@'))
      .flatMap(([property, value]) => {
        const holds = known[property];
        return holds
          ? faultsOfValue(value, holds, `${place}.${property}`)
          : [`${place} (${type}) has ${property}, which schema.org does not know`];
      }),
  ];
}

/** What is wrong with a block of structured data. */
export function faultsOfBlock(block: unknown): string[] {
  if (!isObject(block)) return ['structured data that is no JSON'];
  if (block['@context'] !== 'https://schema.org') return ['structured data without schema.org'];
  const graph = block['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['structured data without a graph'];
  return graph.flatMap((thing) =>
    isObject(thing) ? faultsOfThing(thing, String(thing['@type'])) : ['a graph with no things'],
  );
}
