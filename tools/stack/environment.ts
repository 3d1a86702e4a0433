import type { Secrets } from './secrets.ts';

/** Undefined takes a variable away that we ourselves were started with. */
export type Environment = Record<string, string | undefined>;

export type Mode = 'production' | 'development';

/** What all processes of one stack have in common. */
export interface Surroundings {
  mode: Mode;
  logLevel: string;
  publicOrigin: string;
  databaseUrl: string;
  redisUrl: string | undefined;
  smtpPort: number;
  secrets: Secrets;
}

const HOST = '127.0.0.1';

/** What the API, the worker and the command line read. */
export function apiEnvironment(
  around: Surroundings,
  ports: { http: number; metrics: number },
): Environment {
  return {
    ...sharedEnvironment(around),
    PORT: String(ports.http),
    METRICS_PORT: String(ports.metrics),
    // The web server stands in front and adds the visitor's address.
    TRUSTED_HOPS: '1',
    DATABASE_URL: around.databaseUrl,
    REDIS_URL: around.redisUrl,
    ACCESS_TOKEN_SECRET: around.secrets.ACCESS_TOKEN_SECRET,
    CAPTCHA_SECRET: around.secrets.CAPTCHA_SECRET,
    SMTP_URL: `smtp://${HOST}:${around.smtpPort}`,
    MAIL_FROM: 'ismi <hello@ismi.example>',
    OPERATOR_EMAIL: 'operator@ismi.example',
    OPERATOR_LOCALE: 'tr',
    API_DOCS: String(around.mode === 'development'),
    // No load balancer has to notice that we leave.
    DRAIN_MS: '0',
  };
}

/** What the web server reads. */
export function webEnvironment(
  around: Surroundings,
  own: { port: number; apiUrl: string },
): Environment {
  return {
    ...sharedEnvironment(around),
    PORT: String(own.port),
    API_URL: own.apiUrl,
    TRUSTED_HOPS: '0',
  };
}

/** What the mail inbox reads. */
export function inboxEnvironment(own: {
  smtpPort: number;
  webPort: number;
  mailDir: string;
}): Environment {
  return {
    INBOX_SMTP_PORT: String(own.smtpPort),
    INBOX_WEB_PORT: String(own.webPort),
    INBOX_MAIL_DIR: own.mailDir,
  };
}

const sharedEnvironment = (around: Surroundings): Environment => ({
  NODE_ENV: around.mode,
  LOG_LEVEL: around.logLevel,
  HOST,
  PUBLIC_ORIGIN: around.publicOrigin,
});
