import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from './usageError'

/** What a command is about: its one argument, which has to be there. */
interface Subject {
  /** What is said where it is missing: what, why, and the remedy. */
  missing: readonly [what: string, why: string, remedy: string]
  /** Why there cannot be two of them. */
  onlyOne: string
}

/** Reads the argument and the options of a command line; throws a `UsageError` for what it cannot be. */
export function readArgs<Options extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  options: Options,
  { missing, onlyOne }: Subject,
) {
  const seeHelp = `Write "giftwell ${command} --help" to see what is possible.`
  const { values, positionals } = parsed(args, options, seeHelp)
  const [subject, extra] = positionals
  if (subject === undefined) throw new UsageError(...missing)
  if (extra !== undefined) {
    throw new UsageError(`"${extra}" is one argument too many.`, onlyOne, seeHelp)
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
    // Node says which option, and what is wrong with it.
    throw new UsageError((error as Error).message, 'The command line was not understood.', seeHelp)
  }
}
