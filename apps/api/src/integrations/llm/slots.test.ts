import { expect, test } from 'vitest';
import { type ModelCaller, ModelFault } from './port.ts';
import { makeSlots } from './slots.ts';

const PATIENT_MS = 30_000;
const free = (accountId: string, unpaidToday = 0): ModelCaller => ({
  accountId,
  isPaid: false,
  unpaidToday,
});
const paid = (accountId: string): ModelCaller => ({ accountId, isPaid: true });

/** Ten slots, six of them for free questions; `served` lists who got one, in order. */
function tenSlots(patienceMs = PATIENT_MS) {
  const slots = makeSlots(10, patienceMs);
  const served: string[] = [];
  const taken: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (caller: ModelCaller) =>
    slots.take(caller).then(
      (release) => {
        served.push(caller.accountId);
        taken.push(release);
      },
      (error: unknown) => {
        if (!(error instanceof ModelFault) || error.kind !== 'away') throw error;
        refused.push(caller.accountId);
      },
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { served, refused, ask, release: () => taken.shift()?.(), settled };
}

test('attack 4: another account’s question is served before an attacker’s waiting questions', async () => {
  const { served, ask, release, settled } = tenSlots();
  for (let at = 0; at < 40; at += 1) void ask(free(`attacker ${at}`, at));
  void ask(free('family'));
  await settled();
  expect(served).toEqual(Array.from({ length: 6 }, (_, at) => `attacker ${at}`));
  release();
  await settled();
  expect(served.at(-1)).toBe('family');
  release();
  await settled();
  expect(served.at(-1)).toBe('attacker 6');
});

test('equal questions are served in order of arrival', async () => {
  const { served, ask, release, settled } = tenSlots();
  for (let at = 0; at < 9; at += 1) void ask(free(String(at)));
  for (let at = 0; at < 3; at += 1) release();
  await settled();
  release();
  release();
  release();
  await settled();
  expect(served).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
});

test('a paid question uses reserved slots before waiting free ones', async () => {
  const { served, ask, settled } = tenSlots();
  for (let at = 0; at < 20; at += 1) void ask(free(`free ${at}`));
  for (let at = 0; at < 5; at += 1) void ask(paid(`paid ${at}`));
  await settled();
  expect(served.slice(6)).toEqual(['paid 0', 'paid 1', 'paid 2', 'paid 3']);
});

test('a paid question that waits is served before a free one that came earlier', async () => {
  const { served, ask, release, settled } = tenSlots();
  for (let at = 0; at < 6; at += 1) void ask(free('early'));
  for (let at = 0; at < 4; at += 1) void ask(paid('early'));
  void ask(free('free'));
  void ask(paid('paid'));
  await settled();
  release();
  await settled();
  expect(served.at(-1)).toBe('paid');
});

test('a question that waited too long is refused and takes no slot later', async () => {
  const { served, refused, ask, release, settled } = tenSlots(20);
  for (let at = 0; at < 6; at += 1) await ask(free(String(at)));
  await ask(free('late'));
  expect(refused).toEqual(['late']);
  release();
  await settled();
  expect(served).toHaveLength(6);
  await ask(free('next'));
  expect(served.at(-1)).toBe('next');
});

test('a full queue drops the caller with the most free questions', async () => {
  const { refused, ask, settled } = tenSlots();
  for (let at = 0; at < 506; at += 1) void ask(free(`attacker ${at}`, 1 + at));
  void ask(free('family'));
  await settled();
  expect(refused).toEqual(['attacker 505']);
});
