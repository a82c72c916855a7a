import { packedGlyphs } from './glyphs.data'

/** Bodies of 32 by 32 icons, by name. */
export type Glyphs = Readonly<Record<string, string>>

let reading: Promise<Glyphs> | undefined

/** The glyphs of all pictures. Stored deflated: as text they took a sixth of the package. */
export function glyphs(): Promise<Glyphs> {
  reading ??= unpack(packedGlyphs)
  return reading
}

function unpack(packed: string): Promise<Glyphs> {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).json()
}
