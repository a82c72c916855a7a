import { brotliCompressSync } from 'node:zlib'
import type { Table } from '../../embed/loader/table'
import type { NamedChunk } from './nameBySum'

/** Prints what a build weighs. Checksums do not shrink, so the loader is measured without them, too. */
export function printSizes(code: string, [, , sums]: Table, chunks: readonly NamedChunk[]): void {
  console.log('\nBytes, plain and brotli:')
  print('embed.js', code)
  print('embed.js without checksums', code.replace(sums, ''))
  for (const { file, name, script, style } of chunks) {
    print(`${file} (${name})`, script)
    if (style) print(`${style.file} (${name})`, style.text)
  }
}

function print(name: string, text: string): void {
  const [plain, small] = [Buffer.byteLength(text), brotliCompressSync(text).length]
  console.log(name.padEnd(40), String(plain).padStart(8), String(small).padStart(8))
}
