import type { Environment, Mode } from './environment.ts';

export interface StackOptions {
  /** Databases, mails and secrets live here and are found again at the next start. */
  dataDir: string;
  mode?: Mode;
  /** The next free one is taken when this is in use; any free one when it is not given. */
  webPort?: number;
  /** Where visitors come in when something of the caller's stands in front of the web servers. */
  publicOrigin?: string;
  /** How many of each; 1 unless told, and 0 is allowed for those a proof does not need. */
  instances?: { api?: number; worker?: number; web?: number };
  /** Laid over what the processes get anyway. */
  env?: { every?: Environment; api?: Environment; worker?: Environment; web?: Environment };
  /** Fill the tables with something to look at; done at every start, so it must be safe to repeat. */
  seed?: boolean;
  logLevel?: string;
  /** Processes write to files there instead of to the terminal. */
  logDir?: string;
  postgresSettings?: Record<string, string>;
  /** Servers of somebody else, used instead of private ones. */
  databaseUrl?: string;
  redisUrl?: string;
  /** Hears what is being done. */
  tell?: (sentence: string) => void;
  /** A process has died by itself and the rest has been stopped; the exit code is already set to 1. */
  onCollapse?: () => void;
}
