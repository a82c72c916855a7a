/* The entry `giftwell/embed`: mounting by hand, without the loader and without side effects. */

export type { ChunkFailure, ChunkLoadError } from './loader/chunkLoadError'
export type { GiftwellGlobal, RootHandle } from './page/giftwell'
export { type MountedWidget, type MountOptions, mountWidget } from './page/mountWidget'
export { RootBoundary, type RootBoundaryProps } from './page/RootBoundary'
export { type ReplayOptions, replayOptions } from './reporting/replayOptions'
