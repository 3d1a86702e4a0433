import { type ComponentType, lazy, memo, Suspense } from 'react';
import { whenOnline } from './when-online.ts';

/** A component in its own chunk; needs a `Suspense` around it. If it cannot be fetched, `fallback` or else the error screen is shown. */
export const lazyPart = <Props,>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ComponentType<Props>,
) =>
  lazy(async () => ({
    default: await whenOnline(load).catch((error) => {
      if (fallback) return fallback;
      throw error;
    }),
  }));

/** The fallback of a part that the page can do without. */
export const Nothing = () => null;

/**
 * A component in its own chunk that is in the server's HTML and hydrates after the rest of the page. `onServer` is
 * `import.meta.env.SSR && (await load())`. Memoized, because a rerender before hydration would discard the server's HTML.
 */
export function serverRenderedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | false,
) {
  const Part: ComponentType<Props> = onServer || lazyPart(load);
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
