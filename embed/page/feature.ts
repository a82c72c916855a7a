import type { LoadChunk } from '../loader/loadChunk'

let load: LoadChunk = () => Promise.reject(new Error('A feature was asked for before any app.'))

/** Tells features how they are loaded on this page; the first app does it. */
export function setFeatureLoader(loader: LoadChunk): void {
  load = loader
}

/**
 * What the build puts in place of `import()` of a feature; see `features` in chunks.ts.
 *
 * @public
 */
export const loadFeature: LoadChunk = (...request) => {
  asked.add(request[0])
  return load(...request)
}

const asked = new Set<number>()

/** How many features were asked for on this page. */
export const countAskedFor = (): number => asked.size

/** Whether a feature is there or on its way. */
export const isAskedFor = (number: number): boolean => asked.has(number)
