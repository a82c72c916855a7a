import type { InheritedState } from './types'

const cart = (...stories: string[]) => stories.map((one) => `widgets-checkout-cart${one}`)
const account = (...stories: string[]) => stories.map((one) => `widgets-account-cart${one}`)
const modal = (...stories: string[]) => stories.map((one) => `widgets-modal-provider${one}`)

const NO_CALL = 'It has no call of its own; a dialog that reads something says so in its own place.'

/** What every app has, by the number that the documents give it: of each app in turn. */
export const inherited: Readonly<Record<string, readonly InheritedState[]>> = {
  'checkout-cart': [
    ['G1 ready', cart('--five-recipients')],
    ['G2 loading', cart('--loading')],
    ['G3 slow', cart('--slow')],
    ['G4 load failed, can retry', cart('--server-down', '--tried-again')],
    [
      'G5 unexpected answer',
      cart('--html-instead', '-situations--empty-answer', '-situations--wrong-shape'),
    ],
    ['G6 403', cart('-situations--forbidden')],
    ['G7 offline', cart('--offline', '-situations--offline-with-a-cart')],
    ['G8 chunk failed', cart('-situations--chunk-failed')],
    ['G9 longest text', cart('--longest-text')],
    ['G10 narrow, zoomed to 400 %', cart('--narrowest', '-situations--zoomed')],
    ['G11 wide', cart('--wide')],
    ['G12 forced colours, reduced motion', cart('-situations--forced-colours')],
    [
      'G13 page data missing or malformed',
      cart('-situations--page-data-missing', '-situations--page-data-malformed'),
    ],
    ['G14 render crash', cart('-situations--render-crash')],
  ],
  'account-cart': [
    ['G1 ready', account('--guest')],
    ['G2 loading', account('--loading')],
    ['G3 slow', account('-situations--slow')],
    ['G4 load failed, can retry', account('--failed')],
    ['G5 unexpected answer', account('-situations--html-instead')],
    ['G6 403', account('--signed-out-silently')],
    ['G7 offline', account('-situations--offline-with-a-cart')],
    ['G8 chunk failed', account('-situations--chunk-failed')],
    ['G9 longest text', account('--very-many', '--long-name')],
    ['G10 narrow, zoomed to 400 %', account('-situations--zoomed')],
    ['G11 wide', account('--popover')],
    ['G12 forced colours, reduced motion', account('-situations--forced-colours')],
    ['G13 page data missing', account('--without-links')],
    ['G14 render crash', account('-situations--render-crash')],
  ],
  'modal-provider': [
    ['G1 ready', modal('--idle')],
    ['G2 loading', NO_CALL],
    ['G3 slow', NO_CALL],
    ['G4 load failed, can retry', NO_CALL],
    ['G5 unexpected answer', NO_CALL],
    ['G6 403', NO_CALL],
    ['G7 offline', modal('-situations--offline-in-a-dialog')],
    ['G8 chunk failed', modal('-situations--chunk-failed', '-situations--content-not-loaded')],
    ['G9 longest text', modal('--tall-content')],
    ['G10 narrow, zoomed to 400 %', modal('--small-screen', '-situations--zoomed')],
    ['G11 wide', 'Its dialogs have one column; on a wide page they are no wider than their text.'],
    ['G12 forced colours, reduced motion', modal('-situations--forced-colours')],
    ['G13 page data missing', modal('-situations--page-data-missing')],
    ['G14 render crash', modal('-situations--render-crash')],
  ],
}
