import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found at start instead of at the first visit, which would reload the page in the visitor's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: {
    // Texts and the captcha's worker are fetched by their hashed address; as data URLs the policy would refuse them.
    assetsInlineLimit: 0,
  },
});
