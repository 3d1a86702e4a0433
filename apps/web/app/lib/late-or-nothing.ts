import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { onceConnected } from './once-connected.ts';

const Nothing = () => null;

/** A part that only some visitors get, fetched for them; where it cannot be fetched, the page stands without it. */
export const lateOrNothing = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await onceConnected(load).catch(() => Nothing) }));
