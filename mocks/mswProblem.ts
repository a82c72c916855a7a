/** The first Node with what msw 3 needs. Source: its `engines`. */
const NODE_OF_MSW_3 = [22, 12] as const

/**
 * Why the installed msw cannot serve the backend, and the remedy; null where it can. Both faults
 * would else show as an error deep in msw.
 *
 * @param msw What its main entry exports.
 * @param node The version of Node, such as `20.20.2`; undefined in a browser.
 */
export function mswProblem(msw: object, node: string | undefined): string | null {
  if (!('http' in msw && 'passthrough' in msw))
    return 'giftwell/testing/msw needs msw 2 or 3, and an older one is installed. Run: npm install -D msw@3'
  // Only msw 3 exports it.
  const isThree = 'isPassthroughResponse' in msw
  if (isThree && node && isBefore(node, NODE_OF_MSW_3))
    return `msw 3 needs Node ${NODE_OF_MSW_3.join('.')} or later, and this is Node ${node}. Update Node, or run: npm install -D msw@2`
  return null
}

function isBefore(version: string, [major, minor]: readonly [number, number]): boolean {
  const [own = 0, ownMinor = 0] = version.split('.').map(Number)
  return own < major || (own === major && ownMinor < minor)
}
