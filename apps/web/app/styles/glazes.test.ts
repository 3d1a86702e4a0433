import { readFileSync } from 'node:fs';
import { GLAZES } from '@ismi/contract/picture-paths';
import { GLAZE_INKS } from '@ismi/drawing/glaze-inks';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test.each(GLAZES)('%s has the same colours on pages as on pictures', (glaze) => {
  const rule = new RegExp(`\\.glaze-${glaze} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
  const inks = Object.fromEntries(
    [...rule.matchAll(/--(\w): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );
  const { ground, ink, muted, line } = GLAZE_INKS[glaze];
  expect(inks).toEqual({ g: ground, i: ink, m: muted, l: line });
});
