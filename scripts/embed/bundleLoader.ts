import { build, type Rolldown } from 'vite'
import type { Table } from '../../embed/loader/table'

/** Bundles the loader with a table in it; `source` is the loader's own file. */
export async function bundleLoader(source: string, table: Table): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __GIFTWELL_TABLE__: JSON.stringify(table) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  const code = first?.output[0].code
  if (!code) throw new Error('The loader came out empty.')
  return code
}
