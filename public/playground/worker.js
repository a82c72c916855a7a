/*
 * Serves the pages of Storybook's embed playground: what a page below this folder asks for is answered by the
 * playground that opened it, which makes its headers too, the policy above all. Nothing is kept here, so
 * that the browser may end this worker and start it again whenever it likes.
 */
addEventListener('install', () => skipWaiting())

/** Tells a playground where its pages are: below its own id. */
addEventListener('message', ({ source, ports }) => {
  ports[0].postMessage(`${registration.scope}${source.id}`)
})

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== location.origin) return
  // The files of the embed stand beside this folder, wherever Storybook is.
  const isFile = pathname.startsWith('/giftwell/')
  event.respondWith(
    isFile ? fetch(new URL(`..${pathname}`, registration.scope)) : askPlayground(event),
  )
})

async function askPlayground({ request, clientId }) {
  const page = request.mode === 'navigate' ? request.url : (await clients.get(clientId))?.url
  const [id] = (page ?? '').slice(registration.scope.length).split('/')
  const playground = await clients.get(id)
  if (!playground) return new Response('This playground is closed.', { status: 410 })
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  const { url, method } = request
  const body = method === 'GET' ? null : await request.text()
  playground.postMessage({ asked: { url, method, headers: [...request.headers], body } }, [port2])
  const { status, headers, content } = await answered
  return status ? new Response(content, { status, headers }) : Response.error()
}
