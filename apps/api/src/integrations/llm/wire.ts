import { z } from 'zod';

/**
 * The schema in the strict mode of providers: closed objects with all properties required, without keywords that they do not
 * support. What is left out here is checked in the answer.
 */
export const schemaForProviders = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.maxItems;
    },
  });

/** The refusal of a provider that filters before the model is asked. */
export const FilteredRequest = z.object({
  error: z.object({ code: z.literal('content_filter') }),
});
