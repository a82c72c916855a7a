import type { JSX } from 'react'
import { atWidth } from '../../.storybook/viewports'
import type { FaultKind } from '../../mocks/faults'
import type { Scenario } from '../../mocks/scenario'
import { customerSignedIn, longestText as longestCart } from '../../mocks/scenarios'
import type { AnyEndpoint } from '../../src/api/account'
import type { AppManifest, InheritedState } from '../../src/domain/page/appManifest'
import type { Shopper } from './look'
import { type Proof, tagOf } from './proofs'
import { type SceneOptions, scene } from './scene'
import * as controls from './situations/controls'
import * as device from './situations/device'
import * as page from './situations/page'
import type { Probe } from './situations/probe'
import * as reading from './situations/reading'
import * as shopper from './situations/shopper'

/** How a situation is set up, and what it proves. */
interface Situation {
  state: InheritedState
  play(probe: Probe, reads: readonly AnyEndpoint[]): (who: Shopper) => Promise<void>
  /** The fault of the app's reads. */
  reads?: FaultKind
  /** A world in place of the probe's. */
  world?(probe: Probe): () => Scenario
  width?: Parameters<typeof atWidth>[0]
  options?(probe: Probe): SceneOptions
  /** The columns of the accessibility matrix that it proves. */
  proves?: readonly Proof[]
  render?(probe: Probe): () => JSX.Element
}

const { loading, slow, loadFailed, unexpectedAnswer } = reading
const longestWorld = (probe: Probe) => probe.longestWorld ?? longestCart
const because = (why: string) => (probe: Probe) => unexpectedAnswer(probe, why)

const table = {
  ready: { state: 'ready', play: device.ready },
  keyboard: { state: 'ready', play: controls.keyboard, proves: ['keyboard', 'focus', 'names'] },
  targets: { state: 'ready', play: controls.targets, proves: ['targets'] },
  loading: { state: 'loading', play: loading, reads: 'never', proves: ['announced'] },
  slow: { state: 'slow', play: slow, reads: 'never' },
  loadFailed: { state: 'load failed', play: loadFailed, reads: 'server-error' },
  htmlInstead: { state: 'unexpected answer', play: because('not-json'), reads: 'html' },
  emptyAnswer: { state: 'unexpected answer', play: because('wrong-shape'), reads: 'empty' },
  wrongShape: { state: 'unexpected answer', play: because('wrong-shape'), reads: 'wrong-shape' },
  forbidden: { state: 'forbidden', play: shopper.forbidden, world: () => customerSignedIn },
  offline: { state: 'offline', play: shopper.offline },
  noConnection: { state: 'offline', play: because('network'), reads: 'network-error' },
  chunkFailed: { state: 'chunk failed', play: page.chunkFailed, render: page.besideUnloaded },
  longestText: { state: 'longest text', play: device.longestText, world: longestWorld },
  narrow: { state: 'narrow', play: device.longestText, world: longestWorld, width: 'narrow' },
  zoomed: {
    state: 'narrow',
    play: device.zoomed,
    world: longestWorld,
    width: 'zoomed',
    proves: ['zoom'],
  },
  wide: { state: 'wide', play: device.wide, width: 'desktop' },
  forcedColors: { state: 'forced colors', play: device.forcedColors, proves: ['colors', 'motion'] },
  pageDataMissing: {
    state: 'page data missing',
    play: page.pageDataMissing,
    options: () => ({ page: {}, products: [] }),
  },
  pageDataMalformed: {
    state: 'page data missing',
    play: page.pageDataMalformed,
    options: page.withOddPage,
  },
  renderCrash: { state: 'render crash', play: page.renderCrash, render: page.breakable },
} as const satisfies Record<string, Situation>

/** The documentation of each story. */
const says: Readonly<Record<keyof typeof table, string>> = {
  ready: 'All is there.',
  keyboard: 'By Tab alone all of it is reached, and whatever has the focus shows it.',
  targets: 'Whatever is pressed is large enough for a finger.',
  loading: 'Outlines of what will stand there, and one sentence for screen readers.',
  slow: 'After eight seconds there is a word, and a way to try again, which works.',
  loadFailed: 'What happened, another try, which keeps the focus, and a way on.',
  htmlInstead: 'A page of markup where data should be: the same panel, reported as what it was.',
  emptyAnswer: 'An answer with nothing in it: the same panel.',
  wrongShape: 'JSON of another shape: as if it had not come at all, and reported as what it is.',
  forbidden:
    'A 403 makes a guest of the customer, and nothing is asked or said (specification §6).',
  offline: 'Without a connection it says so, once; what is there can be read, and is not changed.',
  noConnection: 'No connection from the start: the same panel, reported as what it was.',
  chunkFailed:
    'The file of another app could not be loaded: its root says so, this one is as ever.',
  longestText: 'The longest words and names: all of them are there.',
  narrow: 'The same at 320 px: nothing is wider than the page.',
  zoomed: 'A page enlarged to 400 per cent: all of it is reached by scrolling down.',
  wide: 'What stands beside each other on a wide page.',
  forcedColors:
    'Where the device forces its colors there are borders; with less motion nothing moves.',
  pageDataMissing: 'A page that says nothing of links, help or products: no dead links.',
  pageDataMalformed:
    'Odd page data: what is right counts, the rest is as if absent, reported once.',
  renderCrash: 'It breaks: its root says so, another app goes on, and trying again brings it back.',
}

/**
 * The stories of the states that every app has, G1 to G14: annotations to export one per line. An app
 * overrides members as needed: `{ ...s.slow, play: … }`.
 *
 * @example
 * const s = situations(app, { App: CheckoutCart, world: oneShipment, ready: … })
 * export const Loading = meta.story(s.loading)
 */
export function situations(app: AppManifest, probe: Probe) {
  // Its keys are those of the table.
  const names = Object.keys(table) as (keyof typeof table)[]
  const stories = names.map((name) => [name, storyOf(name, app, probe)])
  return Object.fromEntries(stories) as Record<keyof typeof table, ReturnType<typeof storyOf>>
}

function storyOf(situation: keyof typeof table, { name, reads }: AppManifest, probe: Probe) {
  const row: Situation = table[situation]
  const { state } = row
  const first = reads.filter((read) => !read.isForCustomers).map(({ endpoint }) => endpoint)
  const endpoints = [...(first as AnyEndpoint[]), ...(probe.reading?.endpoints ?? [])]
  const faults = Object.fromEntries(endpoints.map((endpoint) => [endpoint, row.reads]))
  const world = row.reads
    ? () => ({ ...probe.world(), faults })
    : (row.world?.(probe) ?? probe.world)
  const staged = scene(world, { app: name, state, ...probe.scene, ...row.options?.(probe) })
  return {
    ...staged,
    ...(row.proves && { tags: row.proves.map(tagOf) }),
    ...(row.width && { globals: atWidth(row.width) }),
    ...(row.render && { render: row.render(probe) }),
    parameters: { ...staged.parameters, docs: { description: { story: says[situation] } } },
    play: row.play(probe, endpoints),
  }
}
