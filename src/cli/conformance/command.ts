import type { ExitCode, Io } from '../io'
import { UsageError } from '../usageError'
import { parseData, type ShopData } from './data'
import { readOptions } from './options'
import { printed } from './print'
import { runChecks } from './run'
import { openWire } from './wire'

const WARNING = `This changes the cart of the given session, then removes what it added.
Up to three recipients named Conformance stay in its address book, and its billing address is replaced.
`

/** `giftwell conformance`: checks a server and prints a report. Only rejects with a `UsageError`. */
export async function conformance(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readOptions(args)
  const data = options.dataFile === null ? null : await readData(options.dataFile, io)
  const { jsonFile } = options
  if (jsonFile !== '-' && !options.isReadOnly && !options.isAccount) io.out(WARNING)
  const report = await runChecks(openWire({ ...options, fetch: io.fetch }), { ...options, data })
  const json = JSON.stringify(report, null, 2)
  if (jsonFile === '-') io.out(json)
  else io.out(printed(report))
  if (jsonFile !== null && jsonFile !== '-') await write(jsonFile, `${json}\n`, io)
  return report.failed > 0 ? 1 : 0
}

async function readData(path: string, io: Io): Promise<ShopData> {
  const content = await io.readFile(path).catch((error) => {
    throw new UsageError(
      `${path} cannot be read.`,
      String(error.message ?? error),
      'Check the path given with --data.',
    )
  })
  return parseData(path, content)
}

async function write(path: string, text: string, io: Io): Promise<void> {
  await io.writeFile(path, text).catch((error) => {
    throw new UsageError(
      `${path} cannot be written.`,
      String(error.message ?? error),
      'Check the path given with --json.',
    )
  })
}
