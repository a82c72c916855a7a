import type { SetupWorker } from 'msw/browser'
import { handlers } from '../stories/support/handlers'

let worker: Promise<SetupWorker> | undefined

/**
 * The one worker of a page. A documentation page renders many stories at once, and each asks for it;
 * its first handlers stay when one of the stories ends and takes its own away.
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
      // Files are none of our business; a call of a story that no backend answers is a mistake.
      if (frame.protocol !== 'http') return
      // An HTTP frame carries its request.
      const { request } = frame.data as { request: Request }
      if (new URL(request.url).pathname.startsWith('/__story/')) defaults.error()
    },
  })
  return started
}
