import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { sourceDocs } from './sourceDocs'

/** Writes Storybook's reference pages into a folder; both are generated from the sources. */
export async function writeReference(folder: string): Promise<void> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [sourceDocs()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  })
  try {
    const { referencePages } = await server.ssrLoadModule('/scripts/docs/referencePages.ts')
    const pages: Record<string, string> = referencePages()
    await mkdir(folder, { recursive: true })
    await Promise.all(
      Object.entries(pages).map(([name, text]) => writeFile(`${folder}/${name}`, text)),
    )
  } finally {
    await server.close()
  }
}
