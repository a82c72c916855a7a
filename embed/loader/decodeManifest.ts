/** A chunk: its script, the numbers of the chunks it depends on, and its style or 0. */
export type Chunk = readonly [script: string, needs: readonly number[], style: string | 0]

/** Chunks by number. */
export type Chunks = Readonly<Record<number, Chunk>>

/** Apps by name: an app's chunk number, and what to read early. */
export type Apps = Readonly<Record<string, readonly [number: number, ...reads: string[]]>>

/** Checksums in the browsers' format, by file URL. */
export type Integrity = Readonly<Record<string, string>>

/** Decodes the columns of the table; `base` is the URL of the files, without a trailing slash. */
export function decodeManifest(
  rows: string,
  sums: string,
  base: string,
): readonly [Chunks, Apps, Integrity] {
  const chunks: Record<number, Chunk> = {}
  // Without a prototype, whose property names are not apps.
  const apps: Record<string, [number, ...string[]]> = { __proto__: null } as never
  const integrity: Record<string, string> = {}
  // A build always has files.
  const left = sums.match(/.{43}/g) as string[]
  rows.split(' ').forEach((row, number) => {
    const [needs, hasStyle, name, ...reads] = row.split(',') as [string, ...string[]]
    const file = (ending: string) => {
      // There are as many as the rows declare.
      const sum = left.shift() as string
      // The same as `hashOf` in the build.
      const hash = sum
        .slice(0, 8)
        .replace(/./g, (letter) => (Number.parseInt(letter, 36) & 15).toString(16))
      const address = `${base}/${number}.${hash}.${ending}`
      integrity[address] = `sha256-${sum}=`
      return address
    }
    const numbers = (needs.match(/\d+/g) ?? []).map(Number)
    if (hasStyle) chunks[number] = [file('js'), numbers, +hasStyle && file('css')]
    if (name) apps[name] = [number, ...reads]
  })
  return [chunks, apps, integrity]
}
