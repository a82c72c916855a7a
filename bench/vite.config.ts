import { defineConfig } from 'vite'

/** The benchmark as one file for Node; packages are not bundled. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'bench/run.ts',
    outDir: 'dist/bench',
    target: 'node22',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'run.js' } },
  },
})
