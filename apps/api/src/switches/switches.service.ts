import {
  type AdminSwitch,
  BannerTexts,
  type ErrorCode,
  type ResponseOf,
  SWITCHES,
  type Switch,
  type switches,
} from '@ismi/contract';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../lib/app-error.ts';
import {
  findSwitchStateAndLock,
  lastTurns,
  listSwitchStates,
  storeSwitchState,
} from './switches.queries.ts';

export type Switches = ResponseOf<typeof switches.read>;
type SwitchDeps = Pick<Deps, 'db' | 'clock'>;

/** How long a process believes what it read: a change is everywhere after this. */
export const BELIEVED_FOR_MS = 2_000;

/** As long as nobody has touched a switch. */
const UNTOUCHED: Switches = {
  purchases: true,
  model: true,
  consulting: true,
  registration: true,
  banner: null,
};

/** What somebody is told who wants what is turned off. The model's absence is no refusal: there is a way without it. */
const REFUSALS = {
  purchases: 'PURCHASES_CLOSED',
  consulting: 'CONSULTING_CLOSED',
  registration: 'REGISTRATION_CLOSED',
} as const satisfies Partial<Record<Switch, ErrorCode>>;

const READ = new WeakMap<Db, { at: number; state: Promise<Switches> }>();

async function load(db: Db): Promise<Switches> {
  const state: Switches = { ...UNTOUCHED };
  for (const { name, isOn, texts } of await listSwitchStates(db)) {
    if (name === 'banner') state.banner = isOn ? texts : null;
    else state[name] = isOn;
  }
  return state;
}

/** What is on and what is off, at most two seconds old. */
export function readSwitches({ db, clock }: SwitchDeps): Promise<Switches> {
  const at = clock.now().getTime();
  const read = READ.get(db);
  if (read && Math.abs(at - read.at) < BELIEVED_FOR_MS) return read.state;
  const state = load(db);
  READ.set(db, { at, state });
  // What could not be read is not remembered: the next one asks again.
  state.catch(() => READ.delete(db));
  return state;
}

/** Refuses kindly what the operator has turned off. */
export async function assertSwitchedOn(deps: SwitchDeps, name: keyof typeof REFUSALS) {
  const state = await readSwitches(deps);
  if (!state[name]) throw new AppError(REFUSALS[name]);
}

interface Turn {
  name: Switch;
  isOn: boolean;
  /** What the banner says; without it, it says what it said before. */
  texts?: BannerTexts | undefined;
  reason: string;
  /** Null: the operator, by the command line. */
  actorId: string | null;
}

/** Turns a switch and leaves a trace of who did it and why. False: a banner cannot be shown that has never been written. Safe to repeat. */
export async function turnSwitch({ db, clock }: SwitchDeps, turn: Turn): Promise<boolean> {
  const { name, isOn, reason, actorId } = turn;
  const at = clock.now();
  const turned = await db.transaction(async (tx) => {
    const before = await findSwitchStateAndLock(tx, name);
    const texts =
      name === 'banner' ? BannerTexts.nullable().parse(turn.texts ?? before?.texts ?? null) : null;
    if (name === 'banner' && isOn && !texts) return false;
    await storeSwitchState(tx, { name, isOn, texts, changedAt: at });
    await recordChange(tx, {
      actorId,
      action: 'switch.turn',
      subjectKind: 'switch',
      subjectId: name,
      before: { isOn: before?.isOn ?? Boolean(UNTOUCHED[name]), texts: before?.texts ?? null },
      after: { isOn, texts },
      reason,
      at,
    });
    return true;
  });
  READ.delete(db);
  return turned;
}

/** Every switch as it stands now, not as it is believed to stand, with its last turn. */
export async function listSwitches({ db }: Pick<Deps, 'db'>): Promise<{ switches: AdminSwitch[] }> {
  const [states, turns] = await Promise.all([listSwitchStates(db), lastTurns(db)]);
  return {
    switches: SWITCHES.map((name) => {
      const state = states.find((each) => each.name === name);
      const turn = turns.find((each) => each.name === name);
      return {
        name,
        is_on: state?.isOn ?? Boolean(UNTOUCHED[name]),
        texts: state?.texts ?? null,
        changed_at: state?.changedAt.toISOString() ?? null,
        reason: turn?.reason ?? null,
        changed_by: turn?.by ?? null,
      };
    }),
  };
}

/** Turns a switch in an administrator's name. Refuses a banner that says nothing. */
export async function turnSwitchAs(deps: SwitchDeps, turn: Turn & { actorId: string }) {
  const isTurned = await turnSwitch(deps, turn);
  if (!isTurned)
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'texts', rule: 'required' }] });
  return listSwitches(deps);
}
