/** A schema.org object, or a value of its properties. */
export interface Thing {
  '@type': string;
  [property: string]: string | number | Thing | readonly (string | Thing)[];
}

/** Structured data for search engines. Not a script: browsers do not run it. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
        '<',
        '\\u003c',
      ),
    }}
  />
);
