import { LOCALES } from '@ismi/contract/locales';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { PAGES, type Page } from './pages.ts';

const routesOf = ({ id, path, file, audience }: Page): RouteConfigEntry[] => {
  const plain = path === '' ? index(file, { id }) : route(path, file, { id });
  if (audience !== 'public') return [plain];
  return [
    plain,
    ...LOCALES.map((locale) =>
      route(path === '' ? locale : `${locale}/${path}`, file, { id: `${locale}/${id}` }),
    ),
  ];
};

export default [
  ...PAGES.flatMap((page) => routesOf(page)),
  route('locales/:file', 'routes/locales.ts'),
  route('_ui', 'routes/showcase.tsx'),
  route('*', 'routes/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
