import { scenarioNames } from './scenarios'

export const mockHelp = `giftwell mock [options]

Serves the pretend backend of Giftwell's own tests, for whoever writes page templates without a
server of their own: all calls of the contract under /api, the pictures of its products under
/products, and one cart for all who ask, as new after each start.

  --scenario <name>     the world to start in (fiveRecipients)
  --port <number>       where it listens (4000); 0 takes any free port
  --host <name>         for whom it listens (127.0.0.1: this machine alone)
  --embed               serves the embed as well, as /giftwell/embed.js
  --fault <call>=<how>  lets a call fail, such as putDiscount=server-error; * stands for all calls.
                        May be given several times.

Pages of this machine may call it from other ports.

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
