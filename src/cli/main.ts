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
    summary: 'checks whether a server conforms to the contract',
    help: () => conformanceHelp,
    run: conformance,
  },
  'check-page': {
    summary: 'checks a page for mistakes in its app roots and data',
    help: () => checkPageHelp,
    // Loads an HTML parser.
    run: async (args, io) => (await import('./check-page/command')).checkPageCommand(args, io),
  },
  // Loaded on demand, so that checking a server does not load a mock server.
  mock: {
    summary: 'serves a mock backend for developing page templates',
    help: async () => (await import('../../mocks/command/help')).mockHelp,
    run: async (args, io) => (await import('../../mocks/command/command')).mock(args, io),
  },
}

const HELP = `giftwell <command> [options]

Commands:
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`)
  .join('\n')}

Run "giftwell <command> --help" for the options of a command.`

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
      `Unknown command "${name}".`,
      `The commands are: ${Object.keys(commands).join(', ')}.`,
      'Run "giftwell --help" to see what each does.',
    )
  }
  if (rest.some(isHelp)) {
    io.out(await command.help())
    return 0
  }
  return command.run(rest, io)
}

const isHelp = (word: string) => word === '--help' || word === '-h' || word === 'help'
