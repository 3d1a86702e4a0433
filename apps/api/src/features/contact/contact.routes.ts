import { contact } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { contactInfo, receiveMessage } from './contact.service.ts';

export const contactRoutes: Feature = (mount, deps) => {
  mount(contact.info, () => contactInfo(deps));
  mount(contact.send, ({ body, locale, opKey }) =>
    receiveMessage(deps, { form: body, locale, opKey }),
  );
};
