/** Serves the built pages, rendered on the server: `PORT=… node serve.mjs <folder of the client>`. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { render } from './dist/server/server.js'

const folder = process.argv[2]
const types = { '.js': 'text/javascript', '.css': 'text/css' }
const page = await readFile(join(folder, 'index.html'), 'utf8')

createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://shop.test')
  if (pathname.startsWith('/assets/')) {
    const body = await readFile(join(folder, pathname))
    response.setHeader('content-type', types[extname(pathname)] ?? 'text/plain').end(body)
  } else {
    const html = page.replace('<!--html-->', () => render(pathname))
    response.setHeader('content-type', 'text/html').end(html)
  }
}).listen(Number(process.env.PORT), '127.0.0.1')
