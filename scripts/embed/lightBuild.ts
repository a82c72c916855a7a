import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIGHT = 'light'

/** The replacements for React and its packages. */
export const lightModules: Readonly<Record<string, string>> = {
  react: fileURLToPath(new URL('../../embed/light/react.ts', import.meta.url)),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': fileURLToPath(
    new URL('../../embed/light/reactDomClient.ts', import.meta.url),
  ),
}

/**
 * Builds everything a second time, into a second folder whose name ends in `-light`, with `preact/compat` in
 * place of React.
 */
export function lightBuild(): Plugin[] {
  return [
    {
      name: 'gw-light-environment',
      config: ({ build }) => ({
        // Both builds use one configuration, which is created once.
        builder: { sharedConfigBuild: true },
        environments: {
          [LIGHT]: { consumer: 'client', build: { outDir: `${build?.outDir}-light` } },
        },
      }),
    },
    {
      name: 'gw-light-modules',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === LIGHT,
      resolveId(id, importer, options) {
        const target = lightModules[id]
        return target ? this.resolve(target, importer, options) : null
      },
    },
  ]
}
