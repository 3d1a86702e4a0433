import { expect, test } from 'vitest';
import { z } from 'zod';
import { OutsideFault } from '../../lib/app-error.ts';
import { makeCircuit } from './circuit.ts';
import { type Guards, guarded } from './guard.ts';
import type { ModelCall, Question } from './port.ts';

const QUESTION: Question<string> = {
  task: 'a.test',
  instructions: 'Say yes.',
  material: '{}',
  schema: z.string(),
  deadlineMs: 1_000,
};

interface World {
  fails: boolean;
  gate: Promise<void>;
  spent: number;
  now: number;
  shares: number[];
  circuits: boolean[];
  costs: number[];
  asked: number;
}

function worldOf(more: Partial<Guards> = {}) {
  const world: World = {
    fails: false,
    gate: Promise.resolve(),
    spent: 0,
    now: 0,
    shares: [],
    circuits: [],
    costs: [],
    asked: 0,
  };
  const guards: Guards = {
    eurosPerMillion: { in: 2, out: 10 },
    dailyEuros: 1,
    atOnce: 2,
    budget: {
      spentToday: async () => world.spent,
      add: async ({ microEuros }) => {
        world.spent += microEuros;
      },
    },
    tell: () => {},
    tellCost: (euros) => world.costs.push(euros),
    tellShare: (share) => world.shares.push(share),
    tellCircuit: (isOpen) => world.circuits.push(isOpen),
    tellTrouble: () => {},
    ...more,
  };
  const open = (tell: (call: ModelCall) => void) => ({
    model: 'planted',
    async ask<T>(): Promise<{ kind: 'answer'; value: T }> {
      world.asked += 1;
      await world.gate;
      const outcome = world.fails ? ('failed' as const) : ('answer' as const);
      tell({ task: 'a.test', outcome, seconds: 1, inputTokens: 100_000, outputTokens: 20_000 });
      if (world.fails) throw new OutsideFault('the model', new Error('planted'));
      return { kind: 'answer', value: 'yes' as T };
    },
  });
  const circuit = makeCircuit(() => world.now);
  return { world, model: guarded(open, guards, circuit) };
}

const refused = (model: { ask(question: Question<string>): Promise<unknown> }) =>
  expect(model.ask(QUESTION)).rejects.toBeInstanceOf(OutsideFault);

test('tokens cost what the configured prices say, and the share of the day grows with them', async () => {
  const { world, model } = worldOf();
  await model.ask(QUESTION);
  expect(world.costs).toEqual([0.4]);
  await expect.poll(() => world.shares.at(-1)).toBe(0.4);
});

test('from the cap on nobody is asked, and the alarm stands at one', async () => {
  const { world, model } = worldOf();
  world.spent = 1_000_000;
  await refused(model);
  expect([world.asked, world.shares.at(-1)]).toEqual([0, 1]);
});

test('more at once than are allowed are turned away, and the place is free again', async () => {
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

test('who keeps failing is left alone, tried once after a rest, and believed when that works', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000 });
  world.fails = true;
  for (let at = 0; at < 5; at += 1) await refused(model);
  expect(world.circuits.at(-1)).toBe(true);
  const asked = world.asked;
  await refused(model);
  expect(world.asked).toBe(asked);
  world.now = 15_000;
  await refused(model);
  expect(world.asked).toBe(asked + 1);
  world.now = 29_000;
  await refused(model);
  expect(world.asked).toBe(asked + 1);
  world.now = 30_000;
  world.fails = false;
  await expect(model.ask(QUESTION)).resolves.toMatchObject({ value: 'yes' });
  expect(world.circuits.at(-1)).toBe(false);
  await expect(model.ask(QUESTION)).resolves.toMatchObject({ value: 'yes' });
});

test('a failure now and then does not stop anybody', async () => {
  const { world, model } = worldOf({ dailyEuros: 1_000 });
  for (let at = 0; at < 20; at += 1) {
    world.fails = at % 3 === 2;
    await model.ask(QUESTION).catch(() => {});
  }
  expect(world.circuits.every((isOpen) => !isOpen)).toBe(true);
});
