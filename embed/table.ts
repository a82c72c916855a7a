/*
 * What the loader knows of the build. Written by scripts/embed/loaderPlugin.ts; tuples, not objects,
 * because every byte of it is on every page.
 */

/** A chunk's script and style by content hash, their SHA-384 in base64, and what it needs. */
export type ChunkRow = readonly [
  script: string,
  scriptSum: string,
  /** Empty where the chunk has no style. */
  style: string,
  styleSum: string,
  ...needs: number[],
]

/** An app's chunk, what to ask the server early, and what only for a customer. */
export type AppRow = readonly [
  number: number,
  reads: readonly string[],
  customerReads: readonly string[],
]

export interface Table {
  version: string
  /** Names this build; a page may name its own release instead. */
  release: string
  apps: Readonly<Record<string, AppRow>>
  chunks: Readonly<Record<number, ChunkRow>>
}

declare const __GIFTWELL_TABLE__: Table

/** The table of this build. Only the loader may read it: it exists nowhere else. */
export const table = (): Table => __GIFTWELL_TABLE__
