import type { ExitCode, Io } from '../../src/cli/io'
import { UsageError } from '../../src/cli/usageError'
import { createMockApp } from './app'
import { readMockOptions } from './options'

/** `giftwell mock`: serves the mock backend until it is stopped. Rejects only with a `UsageError`. */
export async function mock(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readMockOptions(args)
  const { hostname, scenario, hasEmbed } = options
  const app = createMockApp({ ...options, embedFolder: hasEmbed ? io.embedFolder : null })
  const server = await io
    .serve((request) => app.fetch(request), options)
    .catch((error) => {
      throw problemOf(error, options.port)
    })
  const host = hostname.includes(':') ? `[${hostname}]` : hostname
  const address = `http://${host}:${server.port}`
  io.out(`Mock backend: ${address}/api (scenario ${scenario.name})`)
  if (hasEmbed) io.out(`Embed: ${address}/giftwell/embed.js, and a cart with it: ${address}/`)
  io.out('Stop it with Ctrl+C.')
  await server.ended
  return 0
}

function problemOf(error: NodeJS.ErrnoException, port: number): UsageError {
  return error.code === 'EADDRINUSE'
    ? new UsageError(
        `Port ${port} is in use.`,
        'Another program is listening on it.',
        'Use any free port: giftwell mock --port 0',
      )
    : new UsageError('The mock backend could not start.', error.message, 'Check --host and --port.')
}
