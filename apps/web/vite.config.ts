import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found at start instead of at the first visit, which would reload the page in the visitor's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: {
    // Texts and the captcha's worker are fetched by their hashed address; as data URLs the policy would refuse them.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One file that stays in caches from release to release, instead of six that wait for each other.
          output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } },
        },
      },
    },
  },
});
