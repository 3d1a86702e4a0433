import { join } from 'node:path';
import type { Secrets } from './secrets.ts';

/** Undefined removes a variable that we inherited. */
export type Environment = Record<string, string | undefined>;

export type Mode = 'production' | 'development';

/** What all processes of a stack share. */
export interface StackSettings {
  mode: Mode;
  logLevel: string;
  publicOrigin: string;
  databaseUrl: string;
  redisUrl: string | undefined;
  smtpPort: number;
  googlePort: number;
  payPal: PayPalSimulatorSettings;
  modelPort: number;
  receiverPort: number;
  secrets: Secrets;
}

/** The PayPal simulator's origin, and the folder of its certificate authority. */
interface PayPalSimulatorSettings {
  origin: string;
  directory: string;
}

const HOST = '127.0.0.1';
const GOOGLE_CLIENT_ID = 'ismi';
const MODEL = 'simulated';
const REPORTS_KEY = 'simulated';

/** Invented credentials: both sides only have to agree. */
const PAYPAL_ACCOUNT = {
  clientId: 'simulated-client',
  clientSecret: 'simulated-secret',
  webhookId: '5SIMULATED0WEBHOOK',
};

/** Invented: a demo has no company behind it, and says so where the law requires one. */
const OPERATOR: Environment = {
  OPERATOR_NAME: 'ismi-Demo (kein Unternehmen)',
  OPERATOR_ADDRESS: 'Musterweg 1; 00000 Musterstadt; Deutschland',
  OPERATOR_REPRESENTATIVES: 'Erika Mustermann',
  OPERATOR_REGISTER: 'Amtsgericht Musterstadt, HRB 0000',
  OPERATOR_VAT_ID: 'DE000000000',
  OPERATOR_EMAIL: 'operator@ismi.example',
};

/** Environment of API, worker and command line. */
export function apiEnvironment(
  settings: StackSettings,
  ports: { http: number; metrics: number },
): Environment {
  return {
    ...sharedEnvironment(settings),
    PORT: String(ports.http),
    METRICS_PORT: String(ports.metrics),
    // The web server is a proxy that adds the visitor's address.
    TRUSTED_HOPS: '1',
    DATABASE_URL: settings.databaseUrl,
    REDIS_URL: settings.redisUrl,
    ACCESS_TOKEN_SECRET: settings.secrets.ACCESS_TOKEN_SECRET,
    LASTING_SECRET: settings.secrets.LASTING_SECRET,
    CAPTCHA_SECRET: settings.secrets.CAPTCHA_SECRET,
    RENDERING_SECRET: settings.secrets.RENDERING_SECRET,
    SMTP_URL: `smtp://${HOST}:${settings.smtpPort}`,
    MAIL_FROM: 'ismi <hello@ismi.example>',
    ...OPERATOR,
    OPERATOR_LOCALE: 'tr',
    GOOGLE_ISSUER: `http://${HOST}:${settings.googlePort}`,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET: settings.secrets.GOOGLE_CLIENT_SECRET,
    ...payPalAccount(settings.payPal),
    LLM_BASE_URL: `http://${HOST}:${settings.modelPort}/v1`,
    LLM_API_KEY: settings.secrets.LLM_API_KEY,
    LLM_MODEL: MODEL,
    ANALYTICS_URL: `http://${HOST}:${settings.receiverPort}`,
    ANALYTICS_SITE: 'ismi.example',
    ERROR_REPORTS_DSN: `http://${REPORTS_KEY}@${HOST}:${settings.receiverPort}/1`,
    API_DOCS: String(settings.mode === 'development'),
  };
}

const payPalAccount = ({ origin, directory }: PayPalSimulatorSettings): Environment => ({
  PAYPAL_BASE_URL: origin,
  PAYPAL_CLIENT_ID: PAYPAL_ACCOUNT.clientId,
  PAYPAL_CLIENT_SECRET: PAYPAL_ACCOUNT.clientSecret,
  PAYPAL_WEBHOOK_ID: PAYPAL_ACCOUNT.webhookId,
  PAYPAL_CHECKOUT_ORIGIN: origin,
  PAYPAL_CERTIFICATE_ORIGINS: origin,
  PAYPAL_TRUST_ANCHOR_FILE: join(directory, 'ca.pem'),
});

/** Environment of the PayPal simulator. */
export function payPalEnvironment(own: {
  port: number;
  directory: string;
  apiUrl: string;
}): Environment {
  return {
    PAYPAL_SIMULATOR_PORT: String(own.port),
    PAYPAL_SIMULATOR_DIR: own.directory,
    PAYPAL_SIMULATOR_CLIENT_ID: PAYPAL_ACCOUNT.clientId,
    PAYPAL_SIMULATOR_CLIENT_SECRET: PAYPAL_ACCOUNT.clientSecret,
    PAYPAL_SIMULATOR_WEBHOOK_ID: PAYPAL_ACCOUNT.webhookId,
    PAYPAL_SIMULATOR_WEBHOOK_URL: `${own.apiUrl}/api/payments/paypal/webhook`,
  };
}

/** Environment of the web server. */
export function webEnvironment(
  settings: StackSettings,
  own: { port: number; apiUrl: string },
): Environment {
  return {
    ...sharedEnvironment(settings),
    PORT: String(own.port),
    API_URL: own.apiUrl,
    RENDERING_SECRET: settings.secrets.RENDERING_SECRET,
    TRUSTED_HOPS: '0',
    ...OPERATOR,
  };
}

/** Environment of the mail inbox. */
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

/** Environment of the Google simulator. */
export const googleEnvironment = (settings: StackSettings): Environment => ({
  GOOGLE_SIMULATOR_PORT: String(settings.googlePort),
  GOOGLE_SIMULATOR_CLIENT_ID: GOOGLE_CLIENT_ID,
  GOOGLE_SIMULATOR_CLIENT_SECRET: settings.secrets.GOOGLE_CLIENT_SECRET,
  GOOGLE_SIMULATOR_REDIRECT_URI: `${settings.publicOrigin}/login`,
  // A seeded account.
  GOOGLE_SIMULATOR_KNOWN_EMAIL: 'family@ismi.example',
});

/** Environment of the model simulator. */
export const modelEnvironment = (settings: StackSettings): Environment => ({
  MODEL_SIMULATOR_PORT: String(settings.modelPort),
  MODEL_SIMULATOR_API_KEY: settings.secrets.LLM_API_KEY,
  MODEL_SIMULATOR_MODEL: MODEL,
});

/** Environment of the receiver of page views and error reports. */
export const receiverEnvironment = (settings: StackSettings): Environment => ({
  RECEIVER_PORT: String(settings.receiverPort),
  RECEIVER_KEY: REPORTS_KEY,
});

const sharedEnvironment = (settings: StackSettings): Environment => ({
  NODE_ENV: settings.mode,
  LOG_LEVEL: settings.logLevel,
  HOST,
  PUBLIC_ORIGIN: settings.publicOrigin,
  // No load balancer needs time to notice a shutdown.
  DRAIN_MS: '0',
});
