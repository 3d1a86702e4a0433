import { z } from 'zod';

interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  additionalProperties?: boolean | Shape;
}

// zod's return type is wider than the part we read.
const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape;

function openPlaces(shape: Shape, path: string): string[] {
  if (shape.anyOf) return shape.anyOf.flatMap((option) => openPlaces(option, path));
  if (shape.items) return openPlaces(shape.items, `${path}[]`);
  if (shape.properties) {
    const own = shape.additionalProperties === false ? [] : [path];
    return [
      ...own,
      ...Object.entries(shape.properties).flatMap(([key, inner]) =>
        openPlaces(inner, `${path}.${key}`),
      ),
    ];
  }
  // A map with a declared value type (name → stars) is closed enough; one with any value is not.
  if (typeof shape.additionalProperties === 'object')
    return openPlaces(shape.additionalProperties, `${path}.*`);
  return shape.type || shape.enum || 'const' in shape ? [] : [path];
}

/** Places where a response schema would let anything through. */
export const opennessOf = (schema: z.ZodType): string[] =>
  openPlaces(shapeOf(schema), 'data').map((path) => `its schema lets anything out at ${path}`);

function surplus(shape: Shape, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (shape.anyOf) {
    const findings = shape.anyOf.map((option) => surplus(option, value, path));
    return findings.find((found) => found.length === 0) ?? findings[0] ?? [];
  }
  if (Array.isArray(value))
    return value.flatMap((item) => surplus(shape.items ?? {}, item, `${path}[]`));
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = shape.properties ? shape.properties[key] : shape.additionalProperties;
    return typeof known === 'object' ? surplus(known, inner, `${path}.${key}`) : [`${path}.${key}`];
  });
}

/** Fields of an answer that are not in its schema. */
export const fieldsOutside = (schema: z.ZodType, body: unknown): string[] =>
  surplus(shapeOf(schema), body, 'body');
