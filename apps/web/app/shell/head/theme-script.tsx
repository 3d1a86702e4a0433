import { useContext } from 'react';
import { NonceContext } from '../../browser/nonce.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { SESSION_MARK_SCRIPT } from '../../data/session/session-mark.ts';
import { useRestoreTheme } from '../header/use-theme.ts';
import { serverOnlyHtml } from './server-only-html.ts';

// Runs before the first paint: avoids a flash of the light theme, and of what is only for guests.
const SCRIPT = import.meta.env.SSR
  ? `(()=>{let e=document.documentElement,t;try{t=localStorage.getItem('${STORED_KEYS.theme}')}catch{}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
e.dataset.theme=t;${SESSION_MARK_SCRIPT}})()`
  : undefined;

export function ThemeScript() {
  const nonce = useContext(NonceContext);
  useRestoreTheme();
  return (
    <>
      {/* Vite reads the nonce here for the styles that it adds during development. */}
      {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
      <script nonce={nonce} {...serverOnlyHtml(SCRIPT)} />
    </>
  );
}
