import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from './usageError'

/** The single required argument of a command. */
interface Subject {
  /** The message if it is missing: what, why, and the remedy. */
  missing: readonly [what: string, why: string, remedy: string]
  /** Why there cannot be two of them. */
  onlyOne: string
}

/** Reads a command line's argument and options; throws a `UsageError` if they are invalid. */
export function readArgs<Options extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  options: Options,
  { missing, onlyOne }: Subject,
) {
  const seeHelp = `Run "giftwell ${command} --help" to see the options.`
  const { values, positionals } = parsed(args, options, seeHelp)
  const [subject, extra] = positionals
  if (subject === undefined) throw new UsageError(...missing)
  if (extra !== undefined) {
    throw new UsageError(`Unexpected argument "${extra}".`, onlyOne, seeHelp)
  }
  return { subject, values }
}

function parsed<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  seeHelp: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    // Node's message names the option, and what is wrong with it.
    throw new UsageError((error as Error).message, 'The command line is invalid.', seeHelp)
  }
}
