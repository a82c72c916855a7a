import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The minimum that shows a cart, without React: Giftwell's own size. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/least',
    manifest: true,
    // The helper that names preloaded files belongs to Vite.
    modulePreload: false,
    rolldownOptions: { input: 'src/least.tsx', external: [/^react(-dom)?(\/|$)/] },
  },
})
