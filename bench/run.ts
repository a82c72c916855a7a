import { readOptions } from './options'
import { runGrowth } from './runs/growth'
import { runPeers } from './runs/peers'
import { runTargets } from './runs/targets'

const options = readOptions(process.argv.slice(2))
const runs = { targets: runTargets, peers: runPeers, growth: runGrowth }
await runs[options.run](options)
