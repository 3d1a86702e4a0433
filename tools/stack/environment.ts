import { join } from 'node:path';
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
  googlePort: number;
  payPal: PayPalPlace;
  modelPort: number;
  receiverPort: number;
  secrets: Secrets;
}

/** Where the PayPal simulator is, and the folder in which it keeps its authority. */
interface PayPalPlace {
  origin: string;
  directory: string;
}

const HOST = '127.0.0.1';
const GOOGLE_CLIENT_ID = 'ismi';
const MODEL = 'simulated';
const REPORTS_KEY = 'simulated';

/** Nobody's money and nobody's account: both sides only have to agree. */
const PAYPAL_ACCOUNT = {
  clientId: 'simulated-client',
  clientSecret: 'simulated-secret',
  webhookId: '5SIMULATED0WEBHOOK',
};

/** Nobody's: a demonstration has no company behind it, and says so where the law asks for one. */
const OPERATOR: Environment = {
  OPERATOR_NAME: 'ismi-Demo (kein Unternehmen)',
  OPERATOR_ADDRESS: 'Musterweg 1; 00000 Musterstadt; Deutschland',
  OPERATOR_REPRESENTATIVES: 'Erika Mustermann',
  OPERATOR_REGISTER: 'Amtsgericht Musterstadt, HRB 0000',
  OPERATOR_VAT_ID: 'DE000000000',
  OPERATOR_EMAIL: 'operator@ismi.example',
};

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
    LASTING_SECRET: around.secrets.LASTING_SECRET,
    CAPTCHA_SECRET: around.secrets.CAPTCHA_SECRET,
    RENDERING_SECRET: around.secrets.RENDERING_SECRET,
    SMTP_URL: `smtp://${HOST}:${around.smtpPort}`,
    MAIL_FROM: 'ismi <hello@ismi.example>',
    ...OPERATOR,
    OPERATOR_LOCALE: 'tr',
    GOOGLE_ISSUER: `http://${HOST}:${around.googlePort}`,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET: around.secrets.GOOGLE_CLIENT_SECRET,
    ...payPalAccount(around.payPal),
    LLM_BASE_URL: `http://${HOST}:${around.modelPort}/v1`,
    LLM_API_KEY: around.secrets.LLM_API_KEY,
    LLM_MODEL: MODEL,
    ANALYTICS_URL: `http://${HOST}:${around.receiverPort}`,
    ANALYTICS_SITE: 'ismi.example',
    ERROR_REPORTS_DSN: `http://${REPORTS_KEY}@${HOST}:${around.receiverPort}/1`,
    API_DOCS: String(around.mode === 'development'),
  };
}

const payPalAccount = ({ origin, directory }: PayPalPlace): Environment => ({
  PAYPAL_BASE_URL: origin,
  PAYPAL_CLIENT_ID: PAYPAL_ACCOUNT.clientId,
  PAYPAL_CLIENT_SECRET: PAYPAL_ACCOUNT.clientSecret,
  PAYPAL_WEBHOOK_ID: PAYPAL_ACCOUNT.webhookId,
  PAYPAL_CHECKOUT_ORIGIN: origin,
  PAYPAL_CERTIFICATE_ORIGINS: origin,
  PAYPAL_TRUST_ANCHOR_FILE: join(directory, 'ca.pem'),
});

/** What the PayPal simulator reads. */
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

/** What the web server reads. */
export function webEnvironment(
  around: Surroundings,
  own: { port: number; apiUrl: string },
): Environment {
  return {
    ...sharedEnvironment(around),
    PORT: String(own.port),
    API_URL: own.apiUrl,
    RENDERING_SECRET: around.secrets.RENDERING_SECRET,
    TRUSTED_HOPS: '0',
    ...OPERATOR,
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

/** What Google's simulator reads. */
export const googleEnvironment = (around: Surroundings): Environment => ({
  GOOGLE_SIMULATOR_PORT: String(around.googlePort),
  GOOGLE_SIMULATOR_CLIENT_ID: GOOGLE_CLIENT_ID,
  GOOGLE_SIMULATOR_CLIENT_SECRET: around.secrets.GOOGLE_CLIENT_SECRET,
  GOOGLE_SIMULATOR_REDIRECT_URI: `${around.publicOrigin}/login`,
  // Somebody of the seed.
  GOOGLE_SIMULATOR_KNOWN_EMAIL: 'family@ismi.example',
});

/** What the language model's simulator reads. */
export const modelEnvironment = (around: Surroundings): Environment => ({
  MODEL_SIMULATOR_PORT: String(around.modelPort),
  MODEL_SIMULATOR_API_KEY: around.secrets.LLM_API_KEY,
  MODEL_SIMULATOR_MODEL: MODEL,
});

/** What the receiver of page views and error reports reads. */
export const receiverEnvironment = (around: Surroundings): Environment => ({
  RECEIVER_PORT: String(around.receiverPort),
  RECEIVER_KEY: REPORTS_KEY,
});

const sharedEnvironment = (around: Surroundings): Environment => ({
  NODE_ENV: around.mode,
  LOG_LEVEL: around.logLevel,
  HOST,
  PUBLIC_ORIGIN: around.publicOrigin,
  // No load balancer has to notice that we leave.
  DRAIN_MS: '0',
});
