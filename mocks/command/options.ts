import { parseArgs } from 'node:util'
import { UsageError } from '../../src/cli/usageError'
import { faultNames } from '../faultControl'
import { type FaultKind, type Faults, faultKinds } from '../faults'
import type { Scenario } from '../scenario'
import { scenarioNames, scenarioOf } from './scenarios'

/** The parsed command line. */
export interface MockOptions {
  /** The scenario's name and factory. */
  scenario: { name: string; make: () => Scenario }
  port: number
  hostname: string
  /** Whether to serve the embed's files too. */
  hasEmbed: boolean
  faults: Faults
}

const SEE_HELP = 'Run "giftwell mock --help" to see the options.'

/** Parses the command line; throws a `UsageError` if it is invalid. */
export function readMockOptions(args: readonly string[]): MockOptions {
  const values = parsed(args)
  return {
    scenario: scenarioNamed(values.scenario ?? 'fiveRecipients'),
    port: portOf(values.port ?? '4000'),
    hostname: values.host ?? '127.0.0.1',
    hasEmbed: values.embed ?? false,
    faults: Object.fromEntries((values.fault ?? []).map(faultOf)),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        scenario: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        embed: { type: 'boolean' },
        fault: { type: 'string', multiple: true },
      },
    }).values
  } catch (error) {
    // Node's message names the option and the problem.
    throw new UsageError((error as Error).message, 'The command line is invalid.', SEE_HELP)
  }
}

function scenarioNamed(name: string): MockOptions['scenario'] {
  const make = scenarioOf(name)
  if (make) return { name, make }
  throw new UsageError(
    `Unknown scenario "${name}".`,
    `The scenarios are: ${scenarioNames.join(', ')}.`,
    'Example: --scenario fiveRecipients',
  )
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(
    `"${text}" is not a valid port.`,
    'A port is a whole number from 0 (any free port) to 65535.',
    'Example: --port 4000',
  )
}

const KINDS: ReadonlySet<string> = new Set(Object.values(faultKinds))

/** Parses a fault such as `putDiscount=server-error`. */
function faultOf(text: string): [string, FaultKind] {
  const [endpoint = '', kind = ''] = text.split('=')
  if (!faultNames.includes(endpoint)) {
    throw new UsageError(
      `Unknown call "${endpoint}".`,
      `The calls are * (all of them), ${faultNames.slice(1).join(', ')}.`,
      'Example: --fault putDiscount=server-error',
    )
  }
  if (!KINDS.has(kind)) {
    throw new UsageError(
      `Unknown fault "${kind}".`,
      `The faults are: ${[...KINDS].join(', ')}.`,
      'Example: --fault putDiscount=server-error',
    )
  }
  return [endpoint, kind as FaultKind]
}
