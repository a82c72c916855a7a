/*
 * What the loader knows of the build, as texts that take little room on every page. Written by
 * scripts/embed/loaderTable.ts, read by decodeManifest.ts.
 */

/**
 * `rows` has all chunks with a space between them; a chunk's number is its place. For each: the numbers
 * of the chunks that it needs, with a dot between them, and 1 where it has a style or 0. For an app also
 * its name, and what to ask the server early: paths with the query that they have on the billing page,
 * behind a `!` where only customers ask it. `6.13,1,account-cart,/checkout/regen-mini-cart/,!/customer`
 *
 * `sums` has the checksums of the files in the same order, each script's before its style's. `inspector` is the
 * number of the chunk that `Giftwell.inspect()` loads.
 */
export type Table = readonly [version: string, rows: string, sums: string, inspector: number]

declare const __GIFTWELL_TABLE__: Table

/** The table of this build. Only the loader may import it: it exists nowhere else. */
export const table = __GIFTWELL_TABLE__
