/*
 * The entry `giftwell/embed`: mounting by hand, without the loader and without side effects.
 */

export type { ChunkFailure, ChunkLoadError } from './chunkLoadError'
export type { GiftwellGlobal, RootHandle } from './giftwell'
export { type MountedWidget, type MountOptions, mountWidget } from './mountWidget'
export { RootBoundary, type RootBoundaryProps } from './RootBoundary'
export { type ReplayOptions, replayOptions } from './replayOptions'
