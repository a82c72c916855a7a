import { readFile } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { build, type Rolldown } from 'vite'
import { embedFolder } from '../../embed/build/embedFolder'
import { embedFile } from '../../mocks/embedFile'
import { scopedCss } from '../../scripts/css/scopeToRoot'
import { sourceDocs } from '../../scripts/docs/sourceDocs'
import { listen } from './listen'

const WORKER = 'playground/worker.js'

/** Serves the embed's playground like Storybook, without the rest of Storybook. */
export async function openPlayground() {
  const [files, worker] = await Promise.all([built(), readFile(`public/${WORKER}`, 'utf8')])
  const names = [...files.keys()]
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Playground</title>
${names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`)}
<script type="module" src="/page.js"></script></head><body><div id="playground"></div></body></html>`
  const app = new Hono()
  app.get('/', ({ html }) => html(page))
  app.get(`/${WORKER}`, ({ body }) => body(worker, 200, { 'content-type': 'text/javascript' }))
  app.get(
    '/giftwell/:file',
    async ({ req, notFound }) => (await embedFile(embedFolder, req.param('file'))) ?? notFound(),
  )
  app.get('/*', ({ req, body, notFound }) => {
    const file = files.get(req.path.slice(1))
    const type = req.path.endsWith('.css') ? 'text/css' : 'text/javascript'
    return file === undefined ? notFound() : body(file, 200, { 'content-type': type })
  })
  return listen((request) => app.fetch(request))
}

/** The playground's scripts and styles, by file name. */
async function built(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    css: scopedCss,
    plugins: [react(), sourceDocs()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: { page: 'testing/site/playgroundPage.tsx' },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  )
}
