import type { Endpoint } from '@ismi/contract';
import { z } from 'zod';

/** The part of JSON Schema that zod generates for our contract. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  /** Several patterns at once: only passwords have them. */
  allOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** How values for a schema are generated. */
interface Filling {
  name: string;
  text: string;
  /** Which of several choices is taken. */
  choice: number;
  /** The deepest page, or the first. */
  deepest: boolean;
  /** Include optional fields. */
  everything: boolean;
  /** Length of texts whose schema has no maximum. */
  unbounded: number;
}

const PLAIN = 'abchdefshghijdjklmnoupqrstuvwxyz';
/** Texts that are slow to fold, transcribe and compare. */
const TEXTS: Readonly<Record<string, string>> = {
  Latin: PLAIN,
  Arabic: 'محمد عبدالرحمن ',
  'ligatures and marks': 'ﷺ Ḗ̈̂',
};

/** Some limits are not in the schema: the first of these lengths that is accepted is used. */
const UNBOUNDED = [4_000, 2_000, 500, 300, 100, 30];
const LONGEST_ADDRESS = 12_000;
const FILLINGS: readonly Omit<Filling, 'unbounded'>[] = [
  ...Object.entries(TEXTS).map(([name, text], index) => ({
    name,
    text,
    choice: index,
    deepest: index % 2 === 0,
    everything: true,
  })),
  {
    name: 'required only',
    text: TEXTS.Latin ?? '',
    choice: 0,
    deepest: false,
    everything: false,
  },
];
const FORMATS: Readonly<Record<string, (max: number) => string>> = {
  email: (max) => `${'a'.repeat(64)}@${'b'.repeat(Math.min(60, max - 70))}.example`,
  uuid: () => '7f3c2f0e-3c0f-4a53-9d0c-2b1a9c7d6e5f',
  date: () => '2026-11-17',
  'date-time': () => '2026-11-17T10:00:00.000Z',
  uri: (max) => `https://ismi.example/${'a'.repeat(Math.min(max, 500) - 21)}`,
};
/** For fields with a pattern: the first of these that it accepts. */
const PATTERNED = [
  'A'.repeat(36),
  'a'.repeat(60),
  'DE',
  '2026-11-17',
  '10:00',
  '123456',
  'x.png',
  '/de/names',
  `Ismi-${'7'.repeat(200)}a`,
  'abc',
  'ABCD-2345',
];

const textOfLength = (text: string, length: number, number: number): string => {
  const start = number > 0 ? `${String.fromCodePoint(97 + (number % 26))}${number} ` : '';
  return (start + text.repeat(length)).slice(0, length).trim().padEnd(3, 'a');
};

function textOf(schema: JsonSchema, filling: Filling, number: number): string {
  const { format, pattern, maxLength = filling.unbounded } = schema;
  if (schema.allOf) return `Aa7-${'7ğ'.repeat(maxLength)}`.slice(0, Math.min(maxLength, 256));
  const known = format ? FORMATS[format] : undefined;
  if (known) return known(maxLength);
  if (pattern) {
    const accepts = new RegExp(pattern, 'u');
    const fitting = PATTERNED.map((text) => text.slice(0, maxLength)).find((text) =>
      accepts.test(text),
    );
    if (fitting !== undefined) return fitting;
  }
  return textOfLength(filling.text, maxLength, number);
}

function valueFor(schema: JsonSchema, filling: Filling, key = '', number = 0): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[(filling.choice + number) % schema.enum.length];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const options = choices.filter(({ type }) => type !== 'null');
    return valueFor(options[filling.choice % options.length] ?? {}, filling, key, number);
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema, filling, number);
    case 'integer':
    case 'number':
      if (key === 'page' && !filling.deepest) return 1;
      return Math.min(schema.maximum ?? 1_000, Number.MAX_SAFE_INTEGER);
    case 'boolean':
      return filling.choice % 2 === 0;
    case 'array': {
      const { items = {}, maxItems = 20 } = schema;
      const count = items.enum ? Math.min(maxItems, items.enum.length) : maxItems;
      return Array.from({ length: count }, (_, index) => valueFor(items, filling, key, index));
    }
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const wanted = Object.entries(properties).filter(
        ([name]) => filling.everything || required.includes(name),
      );
      return Object.fromEntries(
        wanted.map(([name, inner]) => [name, valueFor(inner, filling, name, number)]),
      );
    }
    default:
      return null;
  }
}

const JSON_SCHEMAS = new WeakMap<z.ZodType, JsonSchema>();
function jsonOf(schema: z.ZodType): JsonSchema {
  const json = JSON_SCHEMAS.get(schema) ?? toJson(schema);
  JSON_SCHEMAS.set(schema, json);
  return json;
}

/** Of the output type, which has the size limits of a cleaned input. */
const toJson = (schema: z.ZodType): JsonSchema =>
  // zod's type is wider than the part that we read.
  z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A transformed value has no schema for its output; use its input.
      const { def } = zodSchema._zod;
      if (def.type === 'pipe' && def.out._zod.def.type === 'transform')
        Object.assign(jsonSchema, z.toJSONSchema(def.in, { unrepresentable: 'any' }));
    },
  }) as JsonSchema;

export interface Call {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

/** Whether the endpoint's schemas accept a call. */
export const isValid = (endpoint: Endpoint, call: Call): boolean =>
  PARTS.every((part) => endpoint[part]?.safeParse(call[part] ?? {}).success ?? true);

const mergedWith = (base: unknown, given: unknown): unknown =>
  typeof base === 'object' && typeof given === 'object' ? { ...base, ...given } : (given ?? base);

function callWith(endpoint: Endpoint, filling: Filling, known: Call): Call {
  const call: Call = {};
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    const value = valueFor(jsonOf(schema), filling);
    // A non-Latin letter takes up to nine characters in a URL, and Node reads at most 16 kilobytes of it.
    const fits =
      part === 'body' || encodeURIComponent(JSON.stringify(value)).length < LONGEST_ADDRESS;
    const sent = fits ? value : valueFor(jsonOf(schema), { ...filling, text: PLAIN });
    // The value has the type of its schema, which is not known here.
    call[part] = mergedWith(sent, known[part]) as never;
  }
  return call;
}

const SMALLEST: Filling = {
  name: 'least',
  text: 'Elif ',
  choice: 0,
  deepest: false,
  everything: false,
  unbounded: 30,
};

/** The smallest call that the schemas of an endpoint accept, merged with known values. */
export const smallestCall = (endpoint: Endpoint, known: Call): Call =>
  callWith(endpoint, SMALLEST, known);

/** The largest calls that the schemas of an endpoint accept, in several scripts. */
export function largestCalls(endpoint: Endpoint, known: Call = {}): { name: string; call: Call }[] {
  const calls = FILLINGS.flatMap((filling) => {
    const sizes = UNBOUNDED.map((unbounded) =>
      callWith(endpoint, { ...filling, unbounded }, known),
    );
    const largest = sizes.find((call) => isValid(endpoint, call));
    return largest ? [{ name: filling.name, call: largest }] : [];
  });
  const unique = new Map(calls.map((each) => [JSON.stringify(each.call), each]));
  return [...unique.values()];
}

/** The largest of them in bytes; the smallest call where none is accepted. */
export function largestCall(endpoint: Endpoint, known: Call): Call {
  const sizeOf = (call: Call) => Buffer.byteLength(JSON.stringify(call));
  const [largest] = largestCalls(endpoint, known)
    .map(({ call }) => call)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return largest ?? smallestCall(endpoint, known);
}
