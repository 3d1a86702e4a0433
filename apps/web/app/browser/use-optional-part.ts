import { useState } from 'react';

/**
 * A part that a page works without, fetched when it is first needed. After a failure the next occasion tries again. A part for another
 * `key` (a language, say) is another part.
 */
export function useOptionalPart<Part>(key: string, load: () => Promise<Part>) {
  // Wrapped, because a component is a function, which the state would call.
  const [fetched, setFetched] = useState<{ key: string; part: Part }>();
  const part = fetched?.key === key ? fetched.part : undefined;
  const fetch = () => {
    if (part === undefined)
      load().then(
        (loaded) => setFetched({ key, part: loaded }),
        () => {},
      );
  };
  return { part, fetch };
}
