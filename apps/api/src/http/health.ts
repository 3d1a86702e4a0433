import { system } from '@ismi/contract';
import { databaseAnswers } from '../db/ping.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../lib/app-error.ts';
import type { Feature } from './mount.ts';

interface Readiness {
  isStopping(): boolean;
  /** Whether there is data to serve yet. */
  isProvided(): Promise<boolean>;
}

/** Whether new visitors may be sent here; Redis is reported, but not required. */
async function assertReady(deps: Deps, { isStopping, isProvided }: Readiness) {
  const isReady = !isStopping() && (await databaseAnswers(deps.db)) && (await isProvided());
  if (!isReady) throw new AppError('SERVICE_UNAVAILABLE');
  return { status: 'ready' as const, shared_limits: deps.redis?.status === 'ready' };
}

/** Liveness and readiness differ: a stopping process is alive, but gets no new visitors. */
export const healthRoutes =
  (readiness: Readiness): Feature =>
  (mount, deps) => {
    mount(system.health, async () => ({ status: 'ok' as const }));
    mount(system.ready, () => assertReady(deps, readiness));
  };
