import type { SetupWorker } from 'msw/browser'
import { handlers } from '../stories/support/handlers'

let worker: Promise<SetupWorker> | undefined

/**
 * The only service worker of a page. A documentation page renders many stories at once, and each starts it; its
 * initial handlers remain when one of the stories ends and removes its own.
 */
export function startWorker(): Promise<SetupWorker> {
  worker ??= start()
  return worker
}

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser')
  const started = setupWorker(...handlers)
  await started.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      // Ignores files; a story's call without a backend is an error.
      if (frame.protocol !== 'http') return
      // An HTTP event contains its request.
      const { request } = frame.data as { request: Request }
      if (new URL(request.url).pathname.startsWith('/__story/')) defaults.error()
    },
  })
  return started
}
