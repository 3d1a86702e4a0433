import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that zod writes for our contract. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const FORMATS: Record<string, () => Arbitrary<unknown>> = {
  email: () => fc.emailAddress(),
  uuid: () => fc.uuid(),
  uri: () => fc.webUrl(),
  'date-time': () =>
    fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
      .map((date) => date.toISOString()),
};

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = 200,
}: JsonSchema): Arbitrary<unknown> {
  const known = format ? FORMATS[format] : undefined;
  if (known) return known();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 500), unit: 'grapheme' });
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, arbitraryOfJson(schema)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function arbitraryOfJson(schema: JsonSchema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOfJson));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -1000,
        max: Math.min(schema.maximum ?? 1_000_000, 2 ** 31),
      });
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOfJson(schema.items ?? {}), {
        minLength: schema.minItems,
        maxLength: schema.maxItems ?? 5,
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

/** Values that a schema accepts. Generated from its output side, which names the formats of a cleaned input. */
export const arbitraryOf = (schema: z.ZodType | undefined): Arbitrary<unknown> =>
  schema
    ? // zod's return type is wider than the part we read.
      arbitraryOfJson(
        z.toJSONSchema(schema, {
          io: 'output',
          unrepresentable: 'any',
          override: ({ zodSchema, jsonSchema }) => {
            // A transform says nothing about its input; the input schema does.
            const { def } = zodSchema._zod;
            if (def.type === 'pipe' && def.out._zod.def.type === 'transform')
              Object.assign(jsonSchema, z.toJSONSchema(def.in, { unrepresentable: 'any' }));
          },
        }) as JsonSchema,
      )
    : fc.constant(undefined);
