import { brotliDecompressSync } from 'node:zlib'

/** What a stub has answered; for tests, which have no browser that would decompress it. */
export async function readAnswer(response: Response) {
  return JSON.parse(brotliDecompressSync(await response.arrayBuffer()).toString())
}
