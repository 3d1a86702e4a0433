import {
  type AdminSwitch,
  BannerTexts,
  type ErrorCode,
  type ResponseOf,
  SWITCHES,
  type Switch,
  type switches,
} from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import {
  findSwitchStateAndLock,
  lastSwitchChanges,
  listSwitchStates,
  storeSwitchState,
} from './switches.queries.ts';

export type Switches = ResponseOf<typeof switches.read>;
type SwitchDeps = Pick<Deps, 'db' | 'clock'>;

/** How long a process caches the switches: a change is in effect everywhere after this. */
export const SWITCH_CACHE_MS = 2_000;

/** Default of a switch that nobody has changed. */
const UNTOUCHED: Switches = {
  purchases: true,
  model: true,
  consulting: true,
  registration: true,
  banner: null,
};

/** The error for a switched-off function. The model has none: there is a way without it. */
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

/** The state of all switches, at most two seconds old. */
export function readSwitches({ db, clock }: SwitchDeps): Promise<Switches> {
  const at = clock.now().getTime();
  const read = READ.get(db);
  if (read && Math.abs(at - read.at) < SWITCH_CACHE_MS) return read.state;
  const state = load(db);
  READ.set(db, { at, state });
  // A failed read is not cached: the next caller reads again.
  state.catch(() => READ.delete(db));
  return state;
}

/** Refuses what the operator has turned off. */
export async function assertSwitchedOn(deps: SwitchDeps, name: keyof typeof REFUSALS) {
  const state = await readSwitches(deps);
  if (!state[name]) throw new AppError(REFUSALS[name]);
}

interface Turn {
  name: Switch;
  isOn: boolean;
  /** The banner's text; if missing, the previous text stays. */
  texts?: BannerTexts | undefined;
  reason: string;
  /** Null: the operator, on the command line. */
  actorId: string | null;
}

/** Sets a switch and records who did it and why. False: a banner without any text cannot be shown. Safe to repeat. */
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

/** The current state of every switch, not the cached one, with its last change. */
export async function listSwitches({ db }: Pick<Deps, 'db'>): Promise<{ switches: AdminSwitch[] }> {
  const [states, turns] = await Promise.all([listSwitchStates(db), lastSwitchChanges(db)]);
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

/** Sets a switch in an administrator's name. Refuses a banner without text. */
export async function turnSwitchAs(deps: SwitchDeps, turn: Turn & { actorId: string }) {
  const isTurned = await turnSwitch(deps, turn);
  if (!isTurned)
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'texts', rule: 'required' }] });
  return listSwitches(deps);
}
