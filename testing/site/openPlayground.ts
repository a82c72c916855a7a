import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { embedFile } from '../../mocks/embedFile'
import { scopedCss } from '../../scripts/css/scopeToRoot'
import { sourceDocs } from '../../scripts/docs/sourceDocs'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Playground</title></head>
<body><div id="playground"></div><script type="module">
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Playground } from '/stories/playground/Playground.tsx'
import '/src/ui/theme.css'
createRoot(document.getElementById('playground')).render(createElement(Playground))
</script></body></html>`

/** The one page, and beside it the built embed, as Storybook serves both. */
const site: Plugin = {
  name: 'playground',
  configureServer({ middlewares, transformIndexHtml }) {
    middlewares.use(async ({ url = '' }, response, next) => {
      if (url === '/') {
        response.setHeader('content-type', 'text/html')
        response.end(await transformIndexHtml(url, PAGE))
      } else if (url.startsWith('/giftwell/')) {
        const file = await embedFile('dist/embed', url.slice('/giftwell/'.length))
        if (!file) return next()
        response.setHeader('content-type', file.headers.get('content-type') ?? '')
        response.end(Buffer.from(await file.arrayBuffer()))
      } else next()
    })
  },
}

/** Serves the playground of the embed as Storybook does, without the rest of Storybook. */
export async function openPlayground() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.cache/vite-playground',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    css: scopedCss,
    plugins: [react(), sourceDocs(), site],
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The playground has no port.')
  // A worker needs a secure context, which a loopback address is.
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
