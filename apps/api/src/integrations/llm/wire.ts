import { z } from 'zod';

/**
 * The schema as providers take it in strict mode: closed objects whose properties are all required, and none of the keywords
 * that they cannot promise. What is left out here is checked when the answer has come.
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

/** How a provider that filters before the model is asked says no. */
export const FilteredRequest = z.object({
  error: z.object({ code: z.literal('content_filter') }),
});
