import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react';
import { onceConnected } from './once-connected.ts';

/** A part in a file of its own. */
export const fetchedLate = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => onceConnected(load));

const Nothing = () => null;

/** A part that only some visitors get, fetched for them; where it cannot be fetched, the page stands without it. */
export const lateOrNothing = <Props,>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await onceConnected(load).catch(() => Nothing) }));

/**
 * A part that the server has drawn and that wakes up after the rest. Remembered, because what is drawn anew before it is awake would be
 * thrown away and drawn from nothing.
 */
export const latePart = <Props extends object>(Part: ComponentType<Props>) =>
  memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
