import type { Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

/** Leaves out the source maps of what only tests and the command load: they would be a tenth of the package. */
export function mapsOfTheLibrary(): Plugin {
  return {
    name: 'maps-of-the-library',
    renderChunk(_code, chunk) {
      if (chunk.type !== 'chunk' || !chunk.map) return
      const { sources } = typeof chunk.map === 'string' ? JSON.parse(chunk.map) : chunk.map
      if (sources.every((path: string) => /(?:^|\/)(?:mocks|src\/cli)\//.test(path)))
        chunk.map = null
    },
  }
}
