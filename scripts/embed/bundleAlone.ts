import { build, type Rolldown } from 'vite'

/** Bundles a source into one module that imports no other file and shares nothing with others. */
export async function bundleAlone(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: source,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  const code = first?.output[0].code
  if (!code) throw new Error(`${source} came out empty.`)
  return code
}
