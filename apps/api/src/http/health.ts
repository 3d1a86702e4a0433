import { system } from '@ismi/contract';
import { databaseAnswers } from '../db/ping.ts';
import { AppError } from '../lib/app-error.ts';
import type { Feature } from './mount.ts';

/** Alive and ready are different questions: a process that is stopping is alive, but gets no new visitors. */
export const healthRoutes =
  (isStopping: () => boolean): Feature =>
  (mount, deps) => {
    mount(system.health, async () => ({ status: 'ok' as const }));
    mount(system.ready, async () => {
      if (isStopping() || !(await databaseAnswers(deps.db))) {
        throw new AppError('SERVICE_UNAVAILABLE');
      }
      return { status: 'ready' as const, shared_limits: deps.redis?.status === 'ready' };
    });
  };
