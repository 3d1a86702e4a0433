function portFrom(variable: string, otherwise: number): number {
  const port = Number(process.env[variable] ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${variable} is not a port.`);
  }
  return port;
}

function textFrom(variable: string): string {
  const text = process.env[variable];
  if (!text) throw new Error(`${variable} is missing.`);
  return text;
}

export const readInboxConfig = () => ({
  smtpPort: portFrom('INBOX_SMTP_PORT', 1025),
  webPort: portFrom('INBOX_WEB_PORT', 1080),
  /** Without a folder, mails are lost at restart. */
  mailDirectory: process.env.INBOX_MAIL_DIR,
});

export const readGoogleConfig = () => ({
  port: portFrom('GOOGLE_SIMULATOR_PORT', 1090),
  clientId: textFrom('GOOGLE_SIMULATOR_CLIENT_ID'),
  clientSecret: textFrom('GOOGLE_SIMULATOR_CLIENT_SECRET'),
  /** Compared exactly, as Google does. */
  redirectUri: textFrom('GOOGLE_SIMULATOR_REDIRECT_URI'),
  knownEmail: process.env.GOOGLE_SIMULATOR_KNOWN_EMAIL || 'family@ismi.example',
});

export type PayPalConfig = ReturnType<typeof readPayPalConfig>;

export const readPayPalConfig = () => ({
  /** 0 picks any free port; the address is printed to standard output. */
  port: portFrom('PAYPAL_SIMULATOR_PORT', 1091),
  /** Keeps the certificate authority and the books between starts; `ca.pem` in it is the trust anchor. */
  directory: process.env.PAYPAL_SIMULATOR_DIR,
  clientId: process.env.PAYPAL_SIMULATOR_CLIENT_ID ?? 'simulated-client',
  clientSecret: process.env.PAYPAL_SIMULATOR_CLIENT_SECRET ?? 'simulated-secret',
  webhookId: process.env.PAYPAL_SIMULATOR_WEBHOOK_ID ?? '5SIMULATED0WEBHOOK',
  /** Without it, events are recorded but not delivered. */
  webhookUrl: process.env.PAYPAL_SIMULATOR_WEBHOOK_URL,
});

export const readReceiverConfig = () => ({
  port: portFrom('RECEIVER_PORT', 1096),
  key: textFrom('RECEIVER_KEY'),
});

export const readModelConfig = () => ({
  port: portFrom('MODEL_SIMULATOR_PORT', 1095),
  apiKey: textFrom('MODEL_SIMULATOR_API_KEY'),
  /** The only model it offers. */
  model: process.env.MODEL_SIMULATOR_MODEL || 'simulated',
});
