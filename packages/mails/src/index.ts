export type { Mail, MailName } from './mails.ts';
export { MAIL_NAMES, MailSchema } from './mails.ts';
export { renderMail } from './render-mail.tsx';
