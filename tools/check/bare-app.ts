import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataDirOf } from '../stack/repository.ts';
import { runTool } from './command.ts';

/** A minimal React Router app: a root and an empty page, rendered to a file by the build. */
const FILES = {
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: Object.fromEntries(
      ['@react-router/node', 'isbot', 'react', 'react-dom', 'react-router'].map((name) => [
        name,
        '*',
      ]),
    ),
  }),
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };`,
  'react-router.config.ts': `export default { ssr: true, prerender: ['/'] };`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes';
export default [index('empty.tsx')];`,
  'app/empty.tsx': 'export default () => null;',
  'app/root.tsx': `import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
export default () => (
  <html lang="en">
    <head><Links /></head>
    <body><Outlet /><ScrollRestoration /><Scripts /></body>
  </html>
);`,
};

/** Builds it with our own packages; inside the repository, so that they are found. */
export function buildBareApp(): { html: string; clientDir: string } {
  const root = dataDirOf('bare-app');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stdout, stderr } = runTool('react-router', ['build'], root);
  if (status !== 0) throw new Error(`The bare app could not be built:\n${stdout}${stderr}`);
  const clientDir = join(root, 'build/client');
  return { html: readFileSync(join(clientDir, 'index.html'), 'utf8'), clientDir };
}
