import { defineConfig } from 'vite'

/** The demo's server as one file for Node; packages are not bundled. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'demo/server.ts',
    outDir: 'dist/demo',
    target: 'node22',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
})
