import { type Adapter, contestants } from '../adapters'
import type { Options } from '../options'
import { buildPeer } from '../peers/build'
import { serveCommerceLayer } from '../peers/commerceLayer'
import { installPeer } from '../peers/install'
import { type Peer, peers } from '../peers/packages'
import { adapterOf, peerPages } from '../peers/pages'
import { peerRows } from '../peers/report'
import { serveStorefront } from '../peers/storefront'
import type { VisitOptions } from '../visit'
import { type Bench, withBench } from './bench'

/** Carts of other libraries along with ours and both floors, in one interleaved run. */
export async function runPeers({ rounds }: Options): Promise<void> {
  const built = await withoutFailures(peers, async (peer) => {
    console.log(`Installing and building ${peer.name} …`)
    installPeer(peer)
    await buildPeer(peer)
  })
  const site = {
    pages: peerPages(built),
    serve: (...given: Parameters<typeof serveStorefront>) => {
      serveStorefront(...given)
      serveCommerceLayer(...given)
    },
  }
  await withBench(site, async (bench) => {
    const working = await withoutFailures(built, (peer) => tryOut(bench, adapterOf(peer)))
    const all = [...contestants, ...working.map(adapterOf)]
    const measure = (name: string, lines: number, options: Omit<VisitOptions, 'lines'>) => {
      process.stdout.write(`\n${name} `)
      // All lines in one shipment are a flat list, like the peers' carts.
      return bench.visitAll(all, rounds, { lines, each: lines, ...options })
    }
    const pressed = { isClicked: true, isWeighed: true }
    const visits = {
      ten: await measure('10 lines', 10, pressed),
      hundred: await measure('100 lines', 100, pressed),
      slow: await measure('10 lines, slow 4G', 10, { isSlow4g: true }),
    }
    console.log(
      `\n\nOne flat list of lines, medians of ${rounds} rounds; ratios are to the React floor, paired by round.\n`,
    )
    console.table(peerRows(visits))
    const missing = peers.filter((peer) => !working.includes(peer)).map(({ name }) => name)
    if (missing.length > 0) console.log(`Not measured, see above: ${missing.join(', ')}`)
  })
}

/** Otherwise a peer whose + does nothing would be measured as a fast one. */
async function tryOut({ visitAll }: Bench, adapter: Adapter): Promise<void> {
  const { [adapter.name]: visits } = await visitAll([adapter], 1, {
    lines: 10,
    each: 10,
    cpu: 1,
    isClicked: true,
  })
  const [first] = visits ?? []
  if (!Number.isFinite(first?.click?.toValue)) {
    throw new Error('The number on its page did not change after a press on +.')
  }
}

/** Does something for each peer; reports and skips a peer that fails. */
async function withoutFailures(
  some: readonly Peer[],
  work: (peer: Peer) => Promise<void>,
): Promise<Peer[]> {
  const good: Peer[] = []
  for (const peer of some) {
    try {
      await work(peer)
      good.push(peer)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.error(`${peer.name} is left out: ${reason}`)
    }
  }
  return good
}
