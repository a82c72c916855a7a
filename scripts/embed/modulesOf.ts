import { build } from 'vite'

/**
 * The modules that entries use initially: those that remain in a build of these entries, without what they
 * load on demand. A module that an index only re-exports is not one of them.
 */
export async function modulesOf(...entries: string[]): Promise<ReadonlySet<string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entries, preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = [result].flat()[0] as Extract<typeof result, { output: unknown }>
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const found = new Set<string>()
  const seen = new Set<string>()
  const waiting = [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName }) => fileName)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name)
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    waiting.push(...chunk.imports)
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      if (renderedLength > 0) found.add(id)
    }
  }
  return found
}
