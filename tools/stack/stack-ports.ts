import { findFreePort, findFreePortFrom } from './ports.ts';
import type { StackOptions } from './stack-options.ts';

export interface ApiPorts {
  http: number;
  metrics: number;
}

export interface StackPorts {
  smtp: number;
  inbox: number;
  google: number;
  payPal: number;
  model: number;
  receiver: number;
  apis: ApiPorts[];
  workers: ApiPorts[];
  webs: number[];
}

/** Chooses a port for every server of the stack; only the first web server may have a preferred one. */
export async function chooseStackPorts({
  instances = {},
  webPort,
}: StackOptions): Promise<StackPorts> {
  const freePair = async (): Promise<ApiPorts> => ({
    http: await findFreePort(),
    metrics: await findFreePort(),
  });
  return {
    smtp: await findFreePort(),
    inbox: await findFreePort(),
    google: await findFreePort(),
    payPal: await findFreePort(),
    model: await findFreePort(),
    receiver: await findFreePort(),
    apis: await times(instances.api ?? 1, freePair),
    workers: await times(instances.worker ?? 1, freePair),
    webs: await times(instances.web ?? 1, (index) =>
      index === 0 && webPort !== undefined ? findFreePortFrom(webPort) : findFreePort(),
    ),
  };
}

async function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(await make(made.length));
  return made;
}
