import { type Endpoint, RATE_LIMITS } from '@ismi/contract';

/** The largest share of a core that one address may use by calls of one endpoint. */
export const MAX_SHARE = 0.1;

export interface Measured {
  endpoint: Pick<Endpoint, 'method' | 'path' | 'limit'>;
  /** The name of the input. */
  input: string;
  /** How many hits of its limit the API has counted for one call. */
  hits: number;
  /** The highest status of all answers: below 400 only if every measured call succeeded. */
  status: number;
  /** Processor time of one call, in ms. */
  apiMs: number;
  databaseMs: number;
}

export interface Cost extends Measured {
  /** How often one address may make this call per minute. */
  callsPerMinute: number;
  /** Share of a core that one address can use by calling as often as allowed. */
  share: number;
}

type Limits = Readonly<Record<string, { max: number; windowMs: number }>>;

/** How often the limit of an endpoint allows this call to one address. */
function callsPerMinute(
  { endpoint, hits }: Pick<Measured, 'endpoint' | 'hits'>,
  limits: Limits = RATE_LIMITS,
): number {
  const { limit = 'standard' } = endpoint;
  // A call without a limit can be repeated endlessly.
  const { max, windowMs } = limits[limit] ?? { max: Number.POSITIVE_INFINITY, windowMs: 60_000 };
  return (max / hits) * (60_000 / windowMs);
}

export function costOf(measured: Measured, limits?: Limits): Cost {
  const perMinute = callsPerMinute(measured, limits);
  const share = ((measured.apiMs + measured.databaseMs) * perMinute) / 60_000;
  return { ...measured, callsPerMinute: perMinute, share };
}

export const labelOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** `4.1 %  8.2 ms (API 6.1, database 2.1) × 300 a minute  GET /path, input, 200` */
export const lineOf = (cost: Cost): string =>
  `${percent(cost.share).padStart(7)}  ${rounded(cost.apiMs + cost.databaseMs)} ms (API ${rounded(cost.apiMs)}, database ${rounded(
    cost.databaseMs,
  )}) × ${rounded(cost.callsPerMinute)} a minute  ${labelOf(cost.endpoint)}, ${cost.input}, ${cost.status}`;

/** The most expensive call of each endpoint, the most expensive endpoint first. */
export function mostExpensiveOf(costs: readonly Cost[]): Cost[] {
  const byEndpoint = Map.groupBy(costs, ({ endpoint }) => labelOf(endpoint)).values();
  const mostExpensiveFirst = (a: Cost, b: Cost) => b.share - a.share;
  return [...byEndpoint]
    .flatMap((group) => group.toSorted(mostExpensiveFirst).slice(0, 1))
    .toSorted(mostExpensiveFirst);
}

/** Calls by which one address could use more than its share of a core. */
export const tooExpensive = (costs: readonly Cost[]): Cost[] =>
  costs.filter(({ share }) => !(share <= MAX_SHARE));

/**
 * Endpoints of which no input succeeded, so that their real work was not measured, unless a reason is given; and reasons that are not
 * needed. Reasons by `METHOD /path`.
 */
export function refusalFindings(
  costs: readonly Cost[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const byEndpoint = Map.groupBy(costs, ({ endpoint }) => labelOf(endpoint));
  const isMeasured = (label: string) =>
    byEndpoint.get(label)?.some(({ status }) => status < 400) ?? false;
  const refused = [...byEndpoint.keys()].filter(
    (label) => !isMeasured(label) && reasons[label] === undefined,
  );
  const needless = Object.keys(reasons).filter(
    (label) => isMeasured(label) || !byEndpoint.has(label),
  );
  return [
    ...refused.map((label) => {
      const statuses = new Set(byEndpoint.get(label)?.map(({ status }) => status));
      return `${label}: every input was refused (${[...statuses].join(', ')}); give a valid call, or a reason`;
    }),
    ...needless.map((label) => `${label}: needs no reason any more: a call succeeds`),
  ];
}
