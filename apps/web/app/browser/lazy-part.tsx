import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react';
import { whenOnline } from './when-online.ts';

/** A component in its own chunk. */
export const lazyWhenOnline = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => whenOnline(load));

const Nothing = () => null;

/** A component that only some visitors need. If it cannot be fetched, nothing is rendered. */
export const lazyOrNothing = <Props,>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await whenOnline(load).catch(() => Nothing) }));

/**
 * A component that the server has rendered and that hydrates after the rest. Memoized, because a rerender before hydration would
 * discard the server's HTML.
 */
export const lazyPart = <Props extends object>(Part: ComponentType<Props>) =>
  memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
