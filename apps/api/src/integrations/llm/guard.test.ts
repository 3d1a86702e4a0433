import { expect, test } from 'vitest';
import { z } from 'zod';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { makeCallerLimits } from './caller-limits.ts';
import { makeCircuit } from './circuit.ts';
import { type ModelLimits, withLimits } from './guard.ts';
import { type ModelCall, ModelFault, type ModelFaultKind, type Question } from './port.ts';

const QUESTION: Question<string> = {
  caller: { accountId: 'a', isPaid: true },
  task: 'a.test',
  instructions: 'Say yes.',
  material: '{}',
  schema: z.string(),
  deadlineMs: 10_000,
  maxOutputTokens: 100,
};

/** A caller whose answer is paid for, or may turn out to be free. */
const of = (accountId: string, isPaid = true): Question<string> => ({
  ...QUESTION,
  caller: { accountId, isPaid },
});
const MANY = ['a', 'b', 'c', 'd', 'e'];

interface World {
  fails: boolean;
  kind: ModelFaultKind;
  gate: Promise<void>;
  spent: number;
  now: number;
  shares: number[];
  circuits: boolean[];
  costs: number[];
  asked: number;
}

function worldOf(more: Partial<ModelLimits> = {}) {
  const world: World = {
    fails: false,
    kind: 'away',
    gate: Promise.resolve(),
    spent: 0,
    now: 0,
    shares: [],
    circuits: [],
    costs: [],
    asked: 0,
  };
  const guards: ModelLimits = {
    eurosPerMillion: { in: 2, out: 10 },
    dailyEuros: 1,
    atOnce: 2,
    slotPatienceMs: 0,
    budget: {
      spentToday: async () => world.spent,
      add: async ({ microEuros }) => {
        world.spent += microEuros;
      },
    },
    onCall: () => {},
    onCost: (euros) => world.costs.push(euros),
    onBudgetShare: (share) => world.shares.push(share),
    onCircuit: (isOpen) => world.circuits.push(isOpen),
    onError: () => {},
    ...more,
  };
  const open = (onCall: (call: ModelCall) => void) => ({
    model: 'planted',
    async ask<T>(): Promise<{ kind: 'answer'; value: T }> {
      world.asked += 1;
      await world.gate;
      const outcome = world.fails ? ('failed' as const) : ('answer' as const);
      onCall({ task: 'a.test', outcome, seconds: 1, inputTokens: 100_000, outputTokens: 20_000 });
      if (world.fails) throw new ModelFault(world.kind, new Error('planted'));
      return { kind: 'answer', value: 'yes' as T };
    },
  });
  const now = () => world.now;
  return { world, model: withLimits(open, guards, makeCircuit(now), makeCallerLimits(now)) };
}

interface AskableModel {
  ask(question: Question<string>): Promise<unknown>;
}
const refused = (model: AskableModel, question = QUESTION) =>
  expect(model.ask(question)).rejects.toBeInstanceOf(ThirdPartyError);
const kindOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelFault ? error.kind : 'another error'),
  );

test('tokens cost the configured prices and raise the day’s share', async () => {
  const { world, model } = worldOf();
  await model.ask(QUESTION);
  expect(world.costs).toEqual([0.4]);
  await expect.poll(() => world.shares.at(-1)).toBe(0.4);
});

test('above the cap the model is not asked, and the share is one', async () => {
  const { world, model } = worldOf();
  world.spent = 1_000_000;
  await refused(model);
  expect([world.asked, world.shares.at(-1)]).toEqual([0, 1]);
});

test('concurrent questions above the limit are refused, and slots are released', async () => {
  const { world, model } = worldOf();
  const gate = Promise.withResolvers<void>();
  world.gate = gate.promise;
  const both = [model.ask(QUESTION), model.ask(QUESTION)];
  await expect.poll(() => world.asked).toBe(2);
  await refused(model);
  gate.resolve();
  await Promise.all(both);
  await expect(model.ask(QUESTION)).resolves.toMatchObject({ value: 'yes' });
});

test('failures of several accounts open the circuit; a successful probe closes it', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000 });
  world.fails = true;
  for (const account of MANY) await refused(model, of(account));
  expect(world.circuits.at(-1)).toBe(true);
  const asked = world.asked;
  await refused(model, of('f'));
  expect(world.asked).toBe(asked);
  world.now = 15_000;
  await refused(model, of('f'));
  expect(world.asked).toBe(asked + 1);
  world.now = 29_000;
  await refused(model, of('f'));
  expect(world.asked).toBe(asked + 1);
  world.now = 30_000;
  world.fails = false;
  await expect(model.ask(of('f'))).resolves.toMatchObject({ value: 'yes' });
  expect(world.circuits.at(-1)).toBe(false);
  await expect(model.ask(QUESTION)).resolves.toMatchObject({ value: 'yes' });
});

test('attack 4: failures of one account pause only that account', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000 });
  world.fails = true;
  for (let at = 0; at < 5; at += 1) expect(await kindOf(model.ask(of('attacker')))).toBe('away');
  expect(await kindOf(model.ask(of('attacker')))).toBe('callerLimit');
  expect(world.circuits.every((isOpen) => !isOpen)).toBe(true);
  world.fails = false;
  expect(await kindOf(model.ask(of('b')))).toBe('answered');
  world.now = 60_000;
  expect(await kindOf(model.ask(of('attacker')))).toBe('answered');
});

test('attack 4: an account that keeps failing does not keep the circuit open for others', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000, atOnce: 10 });
  world.fails = true;
  for (const account of MANY) await refused(model, of(account));
  world.now = 15_000;
  const slow = Promise.withResolvers<void>();
  world.gate = slow.promise;
  const probe = kindOf(model.ask(of('attacker')));
  await expect.poll(() => world.asked).toBe(6);
  world.gate = Promise.resolve();
  world.fails = false;
  expect(await kindOf(model.ask(of('b')))).toBe('answered');
  slow.resolve();
  await probe;
  expect(world.circuits.at(-1)).toBe(false);
});

test('unusable answers do not open the circuit', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000 });
  world.fails = true;
  world.kind = 'unusable';
  for (const account of [...MANY, 'f', 'g']) await refused(model, of(account));
  expect(world.circuits.every((isOpen) => !isOpen)).toBe(true);
});

test('attack 4: of fifty concurrent questions of one account three are asked; other accounts are served', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000, atOnce: 10 });
  const gate = Promise.withResolvers<void>();
  world.gate = gate.promise;
  const many = Array.from({ length: 50 }, () => kindOf(model.ask(of('attacker', false))));
  await expect.poll(() => world.asked).toBe(3);
  const other = kindOf(model.ask(of('b', false)));
  await expect.poll(() => world.asked).toBe(4);
  gate.resolve();
  const kinds = await Promise.all(many);
  expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'callerLimit')).toHaveLength(47);
  expect(await other).toBe('answered');
});

test('attack 4: slow free questions of many accounts leave slots to paid ones', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000, atOnce: 10 });
  const gate = Promise.withResolvers<void>();
  world.gate = gate.promise;
  const free = Array.from({ length: 28 }, (_, at) => kindOf(model.ask(of(`free-${at}`, false))));
  await expect.poll(() => world.asked).toBe(6);
  const paid = Array.from({ length: 5 }, (_, at) => kindOf(model.ask(of(`paid-${at}`))));
  await expect.poll(() => world.asked).toBe(10);
  gate.resolve();
  expect((await Promise.all(free)).filter((kind) => kind === 'answered')).toHaveLength(6);
  expect(await Promise.all(paid)).toEqual(['answered', 'answered', 'answered', 'answered', 'away']);
});

test('a question without enough time is refused and does not count as a failure', async () => {
  const { world, model } = worldOf({ slotPatienceMs: 4_000 });
  world.fails = true;
  for (const account of MANY)
    await expect(model.ask({ ...of(account), deadlineMs: 900 })).rejects.toMatchObject({
      kind: 'away',
      wasAsked: false,
    });
  expect([world.asked, world.circuits]).toEqual([0, []]);
});

test('a question waits for a slot only as long as there is time to ask afterwards', async () => {
  const { world, model } = worldOf({ slotPatienceMs: 60_000 });
  const gate = Promise.withResolvers<void>();
  world.gate = gate.promise;
  const both = [model.ask(of('a')), model.ask(of('b'))];
  await expect.poll(() => world.asked).toBe(2);
  await expect(model.ask({ ...of('c'), deadlineMs: 1_050 })).rejects.toMatchObject({
    wasAsked: false,
  });
  gate.resolve();
  await Promise.all(both);
});

test('only failures of the provider count as asked', async () => {
  const { world, model } = worldOf();
  world.fails = true;
  await expect(model.ask(QUESTION)).rejects.toMatchObject({ wasAsked: true });
  world.spent = 1_000_000;
  await expect(model.ask(QUESTION)).rejects.toMatchObject({ wasAsked: false });
});

test('occasional failures do not open the circuit', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000 });
  for (let at = 0; at < 20; at += 1) {
    world.fails = at % 3 === 2;
    await model.ask(QUESTION).catch(() => {});
  }
  expect(world.circuits.every((isOpen) => !isOpen)).toBe(true);
});
