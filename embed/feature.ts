import type { ChunkModule } from './loadChunk'

type Load = (number: number) => Promise<ChunkModule>

let load: Load = () => Promise.reject(new Error('A feature was asked for before any app.'))

/** Tells features how they are loaded on this page; the first app does it. */
export function setFeatureLoader(loader: Load): void {
  load = loader
}

/** What the build puts in place of `import()` of a feature; see `features` in chunks.ts. */
export const loadFeature: Load = (number) => load(number)
