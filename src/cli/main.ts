import { checkPageHelp } from './check-page/help'
import { conformance } from './conformance/command'
import { conformanceHelp } from './conformance/help'
import type { ExitCode, Io } from './io'
import { isUsageError, UsageError } from './usageError'

/** A subcommand: a one-line summary, its help, and its implementation. */
interface Command {
  summary: string
  help(): string | Promise<string>
  run(args: readonly string[], io: Io): Promise<ExitCode>
}

const commands: Readonly<Record<string, Command>> = {
  conformance: {
    summary: 'checks whether a server keeps the contract',
    help: () => conformanceHelp,
    run: conformance,
  },
  'check-page': {
    summary: 'checks a page that holds root elements of apps',
    help: () => checkPageHelp,
    // Loads an HTML parser.
    run: async (args, io) => (await import('./check-page/command')).checkPageCommand(args, io),
  },
  // Loaded on demand, so that checking a server does not load a mock server.
  mock: {
    summary: 'serves the pretend backend, for whoever writes templates',
    help: async () => (await import('../../mocks/command/help')).mockHelp,
    run: async (args, io) => (await import('../../mocks/command/command')).mock(args, io),
  },
}

const HELP = `giftwell <command> [options]

Commands:
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`)
  .join('\n')}

"giftwell <command> --help" tells about one of them.`

/** Runs the command that the arguments name. Reports a `UsageError` with `io.error`; rejects with any other error. */
export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(args, io)
  } catch (error) {
    if (!isUsageError(error)) throw error
    io.error(`giftwell: ${error.message}\n  why: ${error.why}\n  remedy: ${error.remedy}`)
    return 2
  }
}

async function dispatch([name, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === undefined || isHelp(name)) {
    io.out(HELP)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    throw new UsageError(
      `"${name}" is no command.`,
      `The commands are: ${Object.keys(commands).join(', ')}.`,
      'Write "giftwell --help" to see what each does.',
    )
  }
  if (rest.some(isHelp)) {
    io.out(await command.help())
    return 0
  }
  return command.run(rest, io)
}

const isHelp = (word: string) => word === '--help' || word === '-h' || word === 'help'
