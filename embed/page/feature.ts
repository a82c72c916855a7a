import type { LoadChunk } from '../loader/loadChunk'

let load: LoadChunk = () => Promise.reject(new Error('Features cannot load before the first app.'))

/** Sets how features are loaded on this page; called by each app. */
export function setFeatureLoader(loader: LoadChunk): void {
  load = loader
}

/**
 * The build substitutes this for `import()` of a feature; see `features` in chunks.ts.
 *
 * @public
 */
export const loadFeature: LoadChunk = (...request) => {
  asked.add(request[0])
  return load(...request)
}

const asked = new Set<number>()

/** Number of features requested on this page. */
export const countAskedFor = (): number => asked.size

/** Whether a feature is loaded or loading. */
export const isAskedFor = (number: number): boolean => asked.has(number)
