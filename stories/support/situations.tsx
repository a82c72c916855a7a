import type { JSX } from 'react'
import { atWidth } from '../../.storybook/viewports'
import type { FaultKind } from '../../mocks/faults'
import type { Scenario } from '../../mocks/scenario'
import { customerSignedIn, longestText } from '../../mocks/scenarios'
import type { Endpoint } from '../../src/api/contract'
import type { AppManifest, InheritedState } from '../../src/domain/page/appManifest'
import { readPageData } from './mishaps'
import { type SceneOptions, scene } from './scene'
import * as device from './situations/device'
import * as page from './situations/page'
import type { Probe, Shopper } from './situations/probe'
import * as reading from './situations/reading'
import * as shopper from './situations/shopper'

/** What a story of a situation is made with, beside its play. */
interface Setting extends SceneOptions {
  world?: () => Scenario
  width?: Parameters<typeof atWidth>[0]
  render?: () => JSX.Element
}

/**
 * The stories of the states that every app has, G1 to G14: annotations to be exported one by one,
 * each in a line. What is different in an app overrides a member: `{ ...s.slow, play: … }`.
 *
 * @example
 * const s = situations(app, { App: CheckoutCart, world: oneShipment, ready: … })
 * export const Loading = meta.story(s.loading)
 */
export function situations({ name, reads }: AppManifest, probe: Probe) {
  const endpoints = [
    ...reads.filter((read) => !read.isForCustomers).map((read) => read.endpoint as Endpoint),
    ...(probe.reading?.endpoints ?? []),
  ]
  const broken = (kind: FaultKind) => ({
    world: () => ({
      ...probe.world(),
      faults: Object.fromEntries(endpoints.map((endpoint) => [endpoint, kind])),
    }),
  })
  function shows(
    state: InheritedState,
    play: (who: Shopper) => Promise<void>,
    setting: Setting = {},
  ) {
    const { world = probe.world, width, render, ...options } = setting
    return {
      ...scene(world, { app: name, state, ...probe.scene, ...options }),
      ...(width && { globals: atWidth(width) }),
      ...(render && { render }),
      play,
    }
  }
  const odd = (kind: FaultKind, why: string) =>
    shows('unexpected answer', reading.unexpectedAnswer(probe, why), broken(kind))

  return {
    ready: shows('ready', device.ready(probe)),
    loading: shows('loading', reading.loading(probe), broken('never')),
    slow: shows('slow', reading.slow(probe, endpoints), broken('never')),
    loadFailed: shows('load failed', reading.loadFailed(probe, endpoints), broken('server-error')),
    htmlInstead: odd('html', 'not-json'),
    emptyAnswer: odd('empty', 'wrong-shape'),
    wrongShape: odd('wrong-shape', 'wrong-shape'),
    forbidden: shows('forbidden', shopper.forbidden(probe), { world: customerSignedIn }),
    offline: shows('offline', shopper.offline(probe)),
    noConnection: shows(
      'offline',
      reading.unexpectedAnswer(probe, 'network'),
      broken('network-error'),
    ),
    chunkFailed: shows('chunk failed', page.chunkFailed(probe), {
      render: page.besideUnloaded(probe),
    }),
    longestText: shows('longest text', device.longestText(probe), { world: longestText }),
    narrow: shows('narrow', device.longestText(probe), { world: longestText, width: 'narrow' }),
    zoomed: shows('narrow', device.zoomed(probe), { world: longestText, width: 'zoomed' }),
    wide: shows('wide', device.wide(probe), { width: 'desktop' }),
    forcedColors: shows('forced colors', device.forcedColors(probe)),
    pageDataMissing: shows('page data missing', page.pageDataMissing(probe), {
      page: {},
      products: [],
    }),
    pageDataMalformed: shows('page data missing', page.pageDataMalformed(probe), {
      page: {},
      async before(stage) {
        readPageData(stage, page.ODD_PAGE)
        await probe.scene?.before?.(stage)
      },
    }),
    renderCrash: shows('render crash', page.renderCrash(probe), { render: page.breakable(probe) }),
  }
}
