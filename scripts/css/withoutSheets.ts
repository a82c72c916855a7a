import type { Options } from 'tsup'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

const NAMESPACE = 'gw-no-css'

/** Leaves style sheets out of a build: the package ships them as separate files. */
export function withoutSheets(): EsbuildPlugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /\.css$/ }, ({ path }) => ({
        path: `${path}?none`,
        namespace: NAMESPACE,
        sideEffects: false,
      }))
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, () => ({ contents: '', loader: 'js' }))
    },
  }
}
