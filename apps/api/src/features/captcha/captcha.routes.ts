import { captcha } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { issueChallenge } from './captcha.service.ts';

export const captchaRoutes: Feature = (mount, deps) => {
  mount(captcha.challenge, ({ query }) => issueChallenge(deps, query.action));
};
