import { brotliDecompressSync } from 'node:zlib'

/** Decompresses the answer of a stub, for tests, which have no browser to do it. */
export async function readAnswer(response: Response) {
  return JSON.parse(brotliDecompressSync(await response.arrayBuffer()).toString())
}
