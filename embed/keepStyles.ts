/** How the build names a style, `17.3f2a9c1b.css`. */
const OURS = /\/\d+\.[0-9a-f]{8}\.css$/

const known = new Set<HTMLLinkElement>()

/**
 * Puts styles of ours back that a page has thrown out with its head, as a router does or a late
 * `document.write`; the loader adds each but once.
 */
export function keepStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link:not([rel="prefetch"])'))
    if (OURS.test(link.href)) known.add(link)
  for (const link of known) if (!link.isConnected) document.head.append(link)
}
