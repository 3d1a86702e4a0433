import type { Environment, Mode } from './environment.ts';

export interface StackOptions {
  /** Databases, mails and secrets; reused at the next start. */
  dataDir: string;
  mode?: Mode;
  /** The next free port is used if this one is taken; any free one if it is missing. */
  webPort?: number;
  /** Public origin if the caller has a proxy in front of the web servers. */
  publicOrigin?: string;
  /** Number of instances; 1 by default, 0 is allowed. */
  instances?: { api?: number; worker?: number; web?: number };
  /** Added to the environment of the processes. */
  env?: { every?: Environment; api?: Environment; worker?: Environment; web?: Environment };
  /** Inserts demo data at every start; must be safe to repeat. */
  seed?: boolean;
  logLevel?: string;
  /** Processes write to files there instead of to the terminal. */
  logDir?: string;
  postgresSettings?: Record<string, string>;
  /** Existing servers to use instead of private ones. */
  databaseUrl?: string;
  redisUrl?: string;
  /** Called with progress messages. */
  tell?: (sentence: string) => void;
  /** Called when a process has died and everything else was stopped; the exit code is already 1. */
  onCrash?: () => void;
}
