import { pino } from 'pino';
import { readWebConfig } from '../../config.ts';

/** For what happens while a page is rendered; the same lines as the web server's own. */
export const log = pino({ level: readWebConfig().logLevel, base: { process: 'web' } });
