import type { CSSProperties } from 'react';

// The design's tokens: a mail cannot import the web's stylesheet.
const LIGHT = {
  bg: '#F8F6F1',
  surface: '#FFFFFF',
  line: '#E2DDD1',
  text: '#14302F',
  text2: '#435856',
  text3: '#576966',
  primary: '#0E5A5C',
  onPrimary: '#FFFFFF',
};
const DARK: typeof LIGHT = {
  bg: '#0E1A1B',
  surface: '#152425',
  line: '#263A3B',
  text: '#EDF1EC',
  text2: '#B9C7C2',
  text3: '#93A5A0',
  primary: '#7CCBC0',
  onPrimary: '#06201F',
};

// Installed fonts only: most clients drop web fonts, and loading one would track opening. A Latin font comes first in both
// stacks, because the digits of Arabic fonts look different.
export const SERIF = "Georgia, 'Times New Roman', 'Noto Naskh Arabic', 'Geeza Pro', serif";
export const SANS =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans Arabic', Arial, sans-serif";

const THEME_STYLES = {
  page: { backgroundColor: LIGHT.bg },
  card: { backgroundColor: LIGHT.surface, border: `1px solid ${LIGHT.line}` },
  well: { backgroundColor: LIGHT.bg },
  text: { color: LIGHT.text },
  text2: { color: LIGHT.text2 },
  text3: { color: LIGHT.text3 },
  primary: { color: LIGHT.primary },
  button: { backgroundColor: LIGHT.primary, color: LIGHT.onPrimary },
} satisfies Record<string, CSSProperties>;

/** Light colours are inline, because many clients drop the head; the class lets the head set dark ones. */
export const themed = (role: keyof typeof THEME_STYLES, style: CSSProperties) => ({
  className: role,
  style: { ...THEME_STYLES[role], ...style },
});

// React Email's Body repeats its style on a cell of its own, hence the second selector of the page.
export const HEAD_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .inset { padding: 24px 20px !important; } }
@media (prefers-color-scheme: dark) {
.page, .page > table > tbody > tr > td { background-color: ${DARK.bg} !important; }
.card { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
.well { background-color: ${DARK.bg} !important; }
.text { color: ${DARK.text} !important; }
.text2 { color: ${DARK.text2} !important; }
.text3 { color: ${DARK.text3} !important; }
.primary { color: ${DARK.primary} !important; }
.button, .button span { color: ${DARK.onPrimary} !important; }
.button { background-color: ${DARK.primary} !important; }
}`;
