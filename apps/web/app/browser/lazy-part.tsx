import { type ComponentType, lazy, memo, Suspense } from 'react';
import { whenOnline } from './when-online.ts';

const Nothing = () => null;

interface LazyOptions<Props> {
  /** If the part cannot be fetched: throw, which shows the error screen, or render nothing. */
  onFail?: 'throw' | 'nothing';
  /**
   * The part itself on the server, so that it is in the HTML; it hydrates after the rest of the page:
   * `import.meta.env.SSR && (await load())`.
   */
  serverPart?: ComponentType<Props> | false;
}

/** A component in its own chunk. Needs a `Suspense` around it, unless the server renders it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { onFail = 'throw', serverPart }: LazyOptions<Props> = {},
): ComponentType<Props> {
  const Part =
    serverPart ||
    lazy(async () => ({
      default: await (onFail === 'throw'
        ? whenOnline(load)
        : whenOnline(load).catch(() => Nothing)),
    }));
  if (serverPart === undefined) return Part;
  // Memoized, because a rerender before hydration would discard the server's HTML.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
