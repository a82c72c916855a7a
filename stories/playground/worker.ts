/** A request of a page, as the worker hands it on. */
interface Asked {
  url: string
  method: string
  headers: [string, string][]
  body: string | null
}

type Answer = (request: Request) => Promise<Response>

/** Starts the worker that serves pages; resolves to the address below which they are. */
export async function startWorker(): Promise<string> {
  const script = new URL('playground/worker.js', globalThis.document.baseURI)
  const { installing, waiting, active } = await navigator.serviceWorker.register(script)
  const worker = active ?? waiting ?? installing
  if (!worker) throw new Error('The browser did not start the worker of the playground.')
  await isActive(worker)
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage(null, [port2])
  })
}

const isActive = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => worker.state === 'activated' && resolve()
    worker.addEventListener('statechange', look)
    look()
  })

/** Answers what pages ask for; returns how to stop that. */
export function answerPages(answer: Answer): () => void {
  const onMessage = async ({ data, ports: [port] }: MessageEvent<{ asked?: Asked }>) => {
    if (!data.asked || !port) return
    const { url, ...init } = data.asked
    port.postMessage(await asMessage(await answer(new Request(url, init))))
  }
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', onMessage)
  serviceWorker.startMessages()
  return () => serviceWorker.removeEventListener('message', onMessage)
}

/** The parts of an answer that can be sent as a message, with its body if it has one. */
async function asMessage(answer: Response) {
  const { status, headers } = answer
  const content = answer.body && (await answer.arrayBuffer())
  return { status, headers: [...headers], content }
}
