import { pino } from 'pino';
import { readWebConfig } from '../../config.ts';

/** For messages during rendering; the same format as the web server's own log. */
export const log = pino({ level: readWebConfig().logLevel, base: { process: 'web' } });
