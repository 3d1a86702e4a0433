import { captcha } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';

export const captchaRoutes: Feature = (mount, deps) => {
  mount(captcha.challenge, ({ query }) => deps.captcha.issue(query.action, deps.clock.now()));
};
