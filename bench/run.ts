import { readOptions } from './options'
import { runTargets } from './runs/targets'

await runTargets(readOptions(process.argv.slice(2)))
