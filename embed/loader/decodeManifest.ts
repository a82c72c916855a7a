/** A chunk: its script, the numbers of the chunks that it needs, its style or 0. */
export type Chunk = readonly [script: string, needs: readonly number[], style: string | 0]

/** Chunks by number. */
export type Chunks = Readonly<Record<number, Chunk>>

/** Apps by name: the number of an app's chunk, and what to read early. */
export type Apps = Readonly<Record<string, readonly [number: number, ...reads: string[]]>>

/** Checksums as browsers want them, by the address of a file. */
export type Integrity = Readonly<Record<string, string>>

/** Makes the columns of the table readable; `base` is where the files are, without a slash at its end. */
export function decodeManifest(
  rows: string,
  sums: string,
  base: string,
): readonly [Chunks, Apps, Integrity] {
  const chunks: Record<number, Chunk> = {}
  // Without a prototype, whose names are no apps.
  const apps: Record<string, [number, ...string[]]> = { __proto__: null } as never
  const integrity: Record<string, string> = {}
  // A build without files is none.
  const left = sums.match(/.{43}/g) as string[]
  rows.split(' ').forEach((row, number) => {
    const [needs, hasStyle, name, ...reads] = row.split(',') as [string, ...string[]]
    const file = (ending: string) => {
      // There are as many as the rows announce.
      const sum = left.shift() as string
      // As `hashOf` of the build.
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
