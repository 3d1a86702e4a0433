import { CONSULTING_CREDITS } from '@ismi/contract';
import { readConfig } from '../../src/config.ts';
import type { Db } from '../../src/db/client.ts';
import { blockSlots, previewBlock } from '../../src/features/consulting/blocking.service.ts';
import type { ConsultingDeps } from '../../src/features/consulting/consulting-mails.service.ts';
import { requestConsulting } from '../../src/features/consulting/new-request.service.ts';
import { updateRequest } from '../../src/features/consulting/requests.service.ts';
import { updateSlot } from '../../src/features/consulting/slots.service.ts';
import type { Jobs } from '../../src/jobs/queue.ts';
import { newId } from '../../src/lib/ids.ts';
import type { Chance } from './load-plan.ts';
import { isRefused, retryUntilAnswered, type Troubles } from './retry-until-answered.ts';

export interface Hour {
  id: string;
  date: string;
  time: string;
  capacity: number;
}

export interface ConsultingWorld {
  deps: ConsultingDeps;
  chance: Chance;
  users: string[];
  hours: Hour[];
  troubles: Troubles;
  /** Requests confirmed to a client. */
  confirmed: string[];
  /** Those of them that can still be cancelled. */
  open: string[];
  refused: Record<string, number>;
  /** Confirmed blocks whose preview was outdated. */
  askedAgain: number;
  blocks: number;
  cancels: number;
}

const NOW = new Date('2026-11-17T11:00:00Z');
const ADMINISTRATOR = newId();

export const depsFor = (databaseUrl: string, db: Db, jobs: Jobs): ConsultingDeps => ({
  db,
  jobs,
  clock: { now: () => NOW },
  config: readConfig({
    NODE_ENV: 'test',
    PUBLIC_ORIGIN: 'https://ismi.example',
    DATABASE_URL: databaseUrl,
    ACCESS_TOKEN_SECRET: 'a secret that only the proofs know of',
    LASTING_SECRET: 'a third secret that only proofs know of',
    CAPTCHA_SECRET: 'another secret that only proofs know',
    RENDERING_SECRET: 'a fourth secret that only proofs know',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'ismi <hello@ismi.example>',
    OPERATOR_NAME: 'Example GmbH',
    OPERATOR_ADDRESS: 'Example Street 1; 12345 Example',
    OPERATOR_EMAIL: 'operator@ismi.example',
  }),
});

/** Books a slot with one key until there is an answer; sometimes twice at once, as by a double click. */
export async function book(world: ConsultingWorld, userId: string, hour: Hour): Promise<boolean> {
  const opKey = newId();
  const times = world.chance.below(10) === 0 ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      retryUntilAnswered(world.troubles, () =>
        requestConsulting(world.deps, {
          userId,
          opKey,
          agreed: CONSULTING_CREDITS.instagram,
          locale: 'tr',
          form: {
            consultationType: 'instagram',
            instagramUsername: 'family',
            selectedDate: hour.date,
            selectedTime: hour.time,
          },
        }),
      ),
    ),
  );
  const booked = answers.find((answer) => !isRefused(answer));
  const refusal = answers.find(isRefused);
  if (refusal) world.refused[refusal.refused] = (world.refused[refusal.refused] ?? 0) + 1;
  if (!booked || isRefused(booked)) return false;
  world.confirmed.push(booked.request_id);
  world.open.push(booked.request_id);
  return true;
}

export const bookAnything = (world: ConsultingWorld) => {
  // Half of the families want the same fifth of the hours.
  const hot = world.hours.slice(0, Math.ceil(world.hours.length / 5));
  const wanted = world.chance.below(2) === 0 ? hot : world.hours;
  return book(world, world.chance.oneOf(world.users), world.chance.oneOf(wanted));
};

/** Cancels an appointment; the same cancellation may be sent twice. */
export async function cancelSomething(world: ConsultingWorld): Promise<void> {
  const [id] = world.open.splice(world.chance.below(world.open.length || 1), 1);
  if (!id) return;
  world.cancels += 1;
  const wish = { status: 'cancelled', cancellation_reason: 'ill' } as const;
  const cancel = () =>
    retryUntilAnswered(world.troubles, () => updateRequest(world.deps, ADMINISTRATOR, id, wish));
  await Promise.all(world.chance.below(3) === 0 ? [cancel(), cancel()] : [cancel()]);
}

/** Like an administrator: preview, confirm, preview again if it is outdated; then open the hour again. */
export async function blockSomething(world: ConsultingWorld): Promise<void> {
  const hour = world.chance.oneOf(world.hours);
  const block = {
    actorId: ADMINISTRATOR,
    date: hour.date,
    times: [hour.time],
    reason: 'holidays',
    locale: 'tr' as const,
  };
  for (;;) {
    const seen = await retryUntilAnswered(world.troubles, () => previewBlock(world.deps, block));
    if (isRefused(seen)) return;
    const expectedAffected = seen.affectedAppointments;
    let attempts = 0;
    const answer = await retryUntilAnswered(world.troubles, () => {
      attempts += 1;
      // A call that was cut off may have succeeded: then nothing is left to cancel, and the preview need not match.
      return blockSlots(world.deps, { ...block, ...(attempts === 1 && { expectedAffected }) });
    });
    if (!isRefused(answer)) break;
    if (answer.refused !== 'BLOCK_CHANGED') return;
    world.askedAgain += 1;
  }
  world.blocks += 1;
  await open(world, hour);
}

export const open = (world: ConsultingWorld, { id }: Hour) =>
  retryUntilAnswered(world.troubles, () =>
    updateSlot(world.deps, ADMINISTRATOR, id, { is_blocked: false, locale: 'tr' }),
  );
