import { basename } from 'node:path'
import type { Adapter } from '../adapters'
import { scriptName } from '../build'
import { head } from '../pages'
import type { Pages } from '../site'
import type { Peer } from './packages'
import { storefrontId } from './storefront'

/** The benchmark's page of a peer, as a path. */
const pageOf = ({ entry }: Peer): string => scriptName(entry)

/** How to read a peer's cart. */
export const adapterOf = (peer: Peer): Adapter => ({
  name: peer.name,
  url: (lines, each) => `/pages/${pageOf(peer)}?lines=${lines}&each=${each}`,
  ...peer.reads,
})

/** The pages of the peers: their scripts, a few styles, and the id of a cart from an earlier visit. */
export const peerPages = (some: readonly Peer[]): Pages =>
  Object.fromEntries(some.map((peer) => [pageOf(peer), (api: string) => pageHtml(peer, api)]))

function pageHtml({ entry, published, api: kind }: Peer, api: string): string {
  const key = api.split('/').slice(-2).join('-')
  const cart = kind === 'storefront' ? storefrontId(key) : `${key}.${visits++}`
  const scripts = [
    styles,
    ownServer,
    published && `<script defer src="/files/bench-floors/${basename(published)}"></script>`,
    `<script type="module" src="/files/bench-floors/${scriptName(entry)}.js"></script>`,
  ]
  return `${head(api, scripts.filter(Boolean).join(''), ` data-cart="${cart}"`)}<body></body></html>`
}

let visits = 0

const styles =
  '<style>body{font:16px sans-serif}ul{padding:0;list-style:none}.line{display:flex;gap:1rem;align-items:center;padding:.5rem;border-block-end:1px solid #ccc}.line p{flex:1;margin:0}.line button{inline-size:2.5rem;block-size:2.5rem}</style>'

/** Two of them only call their vendors' hosts, for which the benchmark's site responds. */
const ownServer =
  '<script>{const send=fetch;window.fetch=(to,how)=>send(String(to).replace(/^https:..bench[.](myshopify[.]com|commercelayer[.]io)/,""),how)}</script>'
