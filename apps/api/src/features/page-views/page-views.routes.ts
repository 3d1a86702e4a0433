import { pageViews } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { countPageView } from './page-views.service.ts';

export const pageViewsRoutes: Feature = (mount, deps) => {
  mount(pageViews.count, ({ body, address, raw }) =>
    countPageView(deps, { ...body, address, userAgent: raw.headers['user-agent'] ?? '' }),
  );
};
