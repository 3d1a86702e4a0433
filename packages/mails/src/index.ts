export type { Mail, MailName, MailProps } from './mails.ts';
export { MAIL_NAMES, MailSchema } from './mails.ts';
export type { RenderedMail } from './render-mail.tsx';
export { renderMail } from './render-mail.tsx';
