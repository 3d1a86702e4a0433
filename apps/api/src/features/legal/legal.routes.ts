import { legal } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { listRecipients } from './legal.service.ts';

export const legalRoutes: Feature = (mount, { config }) => {
  mount(legal.recipients, async () => ({ recipients: listRecipients(config) }));
};
