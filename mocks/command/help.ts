import { scenarioNames } from './scenarios'

export const mockHelp = `giftwell mock [options]

Serves the mock backend of Giftwell's own tests, for developing page templates without a server:
all calls of the contract under /api, product images under /products, and one cart shared by all
visitors, reset on each start.

  --scenario <name>     the scenario to start with; default: fiveRecipients
  --port <number>       the port to listen on; default: 4000; 0 picks any free port
  --host <name>         the host to listen on; default: 127.0.0.1, this machine only
  --embed               also serve the embed, as /giftwell/embed.js
  --fault <call>=<how>  make a call fail, such as putDiscount=server-error; * means all calls;
                        repeatable

Pages on this machine can call it from other ports.

Scenarios:
${wrapped(scenarioNames)}`

/** Names in lines of at most 96 characters. */
function wrapped(names: readonly string[]): string {
  const lines = ['']
  for (const name of names) {
    const last = lines.at(-1) ?? ''
    if (last.length + name.length > 92) lines.push(name)
    else lines[lines.length - 1] = last ? `${last} ${name}` : name
  }
  return lines.map((line) => `  ${line}`).join('\n')
}
