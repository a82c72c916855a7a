import { defineConfig, type Plugin } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import { published } from './published'

/*
 * The modules of the package: one file per source, so that a bundler can drop each file that a shop does not
 * use; of a bundled file, it would keep all code that runs at the top level. All entries are one build, so that
 * they share one React context. The files are readable, so that they need no source maps.
 */

const PACKAGES = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies })
const isPackage = (id: string) =>
  id.startsWith('node:') || PACKAGES.some((name) => id === name || id.startsWith(`${name}/`))

/** Entries that a Server Component may import only as client references. */
const CLIENT_ENTRY = /^(?:index|embed|widgets\/[\w-]+)$/
const REACT = /^react(?:-dom)?(?:\/|$)/

/** Style sheets are separate files in the package. */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  enforce: 'pre',
  load: {
    filter: { id: /\.css$/ },
    handler: () => ({ code: '', moduleType: 'js', moduleSideEffects: false }),
  },
}

export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  plugins: [withoutSheets],
  build: {
    outDir: 'dist/modules',
    target: 'es2022',
    minify: false,
    lib: { entry: { ...published, cli: 'src/cli/index.ts' }, formats: ['es'] },
    rolldownOptions: {
      external: isPackage,
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        // npm does not publish folders with the name of the folder from which the command's dependency comes.
        entryFileNames: ({ name }) => `${name.replaceAll('node_modules/', 'vendor/')}.js`,
        // Only modules that import React: the rules and the client run on a server as well.
        banner: ({ name, imports }) =>
          CLIENT_ENTRY.test(name) || imports.some((id) => REACT.test(id)) ? "'use client';" : '',
      },
    },
  },
})
