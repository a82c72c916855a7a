import { brotliDecompressSync } from 'node:zlib'

/** Decompresses a stub's response for tests, which have no browser to do it. */
export async function readAnswer(response: Response) {
  return JSON.parse(brotliDecompressSync(await response.arrayBuffer()).toString())
}
