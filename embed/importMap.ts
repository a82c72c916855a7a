import type { Table } from './table'

/** Addresses of all chunk scripts, and an import map that ties each to its checksum. */
export function describeChunks(
  chunks: Table['chunks'],
  base: string,
): { addresses: ReadonlySet<string>; importMap: string } {
  const integrity: Record<string, string> = {}
  for (const [number, [script, sum]] of Object.entries(chunks)) {
    integrity[`${base}${number}.${script}.js`] = `sha384-${sum}`
  }
  return {
    addresses: new Set(Object.keys(integrity)),
    importMap: JSON.stringify({ integrity }),
  }
}

/**
 * Puts the import map into the page. It must stand there before the first `import()`: `integrity`
 * on a `modulepreload` alone does not stop a tampered module, which `import()` fetches again and
 * runs. Browsers that know no such map ignore it.
 */
export function insertImportMap(text: string, nonce: string): void {
  const script = document.createElement('script')
  script.type = 'importmap'
  script.nonce = nonce
  script.text = text
  document.head.append(script)
}
