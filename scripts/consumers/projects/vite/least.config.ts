import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The least that shows a cart, without React: what Giftwell itself costs. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/least',
    manifest: true,
    // The helper that names files to fetch early is Vite's.
    modulePreload: false,
    rolldownOptions: { input: 'src/least.tsx', external: [/^react(-dom)?(\/|$)/] },
  },
})
