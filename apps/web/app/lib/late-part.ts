import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { onceConnected } from './once-connected.ts';

/** A part that the server has drawn and that wakes up after the rest. */
export const latePart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => onceConnected(load));
