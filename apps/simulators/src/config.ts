function portFrom(variable: string, otherwise: number): number {
  const port = Number(process.env[variable] ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${variable} is not a port.`);
  }
  return port;
}

export const readInboxConfig = () => ({
  smtpPort: portFrom('INBOX_SMTP_PORT', 1025),
  webPort: portFrom('INBOX_WEB_PORT', 1080),
  /** Without a folder the mails are forgotten at the next start. */
  mailDirectory: process.env.INBOX_MAIL_DIR,
});
