import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Texts and the captcha's worker are fetched by their hashed address; as data URLs the policy would refuse them.
    assetsInlineLimit: 0,
  },
});
