/** The first Node version that msw 3 supports. Source: its `engines`. */
const NODE_OF_MSW_3 = [22, 12] as const

/**
 * Why the installed msw cannot be used, and the remedy; null if it can. Otherwise, both problems would surface
 * as errors deep inside msw.
 *
 * @param msw The exports of its main entry.
 * @param node The version of Node, such as `20.20.2`; undefined in a browser.
 */
export function mswProblem(msw: object, node: string | undefined): string | null {
  if (!('http' in msw && 'passthrough' in msw))
    return 'giftwell/testing/msw needs msw 2 or 3, and an older one is installed. Run: npm install -D msw@3'
  // Exported only by msw 3.
  const isThree = 'isPassthroughResponse' in msw
  if (isThree && node && isBefore(node, NODE_OF_MSW_3))
    return `msw 3 needs Node ${NODE_OF_MSW_3.join('.')} or later, and this is Node ${node}. Update Node, or run: npm install -D msw@2`
  return null
}

function isBefore(version: string, [major, minor]: readonly [number, number]): boolean {
  const [own = 0, ownMinor = 0] = version.split('.').map(Number)
  return own < major || (own === major && ownMinor < minor)
}
