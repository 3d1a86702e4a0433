import { LOCALES } from '@ismi/contract/locales';
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { PAGES, type Page } from './pages.ts';

const routesOf = ({ id, path, file }: Page): RouteConfigEntry[] => [
  path === '' ? index(file, { id }) : route(path, file, { id }),
  ...LOCALES.map((locale) =>
    route(path === '' ? locale : `${locale}/${path}`, file, { id: `${locale}/${id}` }),
  ),
];

const pages: readonly Page[] = PAGES;
const isAdmin = ({ frame }: Page) => frame === 'admin';

export default [
  ...pages.filter((page) => !isAdmin(page)).flatMap(routesOf),
  // Their frame stays while sections change, and checks the session once.
  layout('routes/madmin-frame.tsx', { id: 'admin' }, pages.filter(isAdmin).flatMap(routesOf)),
  route('locales/:file', 'routes/locales.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/sitemap.ts'),
  route('_ui', 'routes/showcase.tsx'),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
