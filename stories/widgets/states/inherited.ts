import type { InheritedState } from './types'

const cart = (...stories: string[]) => stories.map((one) => `widgets-checkout-cart${one}`)
const account = (...stories: string[]) => stories.map((one) => `widgets-account-cart${one}`)
const modal = (...stories: string[]) => stories.map((one) => `widgets-modal-provider${one}`)

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
    [
      'G5 unexpected answer',
      account('-situations--html-instead', '-situations--empty-answer', '-situations--wrong-shape'),
    ],
    ['G6 403', account('--signed-out-silently')],
    ['G7 offline', account('-situations--offline-with-a-cart')],
    ['G8 chunk failed', account('-situations--chunk-failed')],
    ['G9 longest text', account('--very-many', '--long-name')],
    ['G10 narrow, zoomed to 400 %', account('-situations--narrowest', '-situations--zoomed')],
    ['G11 wide', account('--popover')],
    ['G12 forced colours, reduced motion', account('-situations--forced-colours')],
    [
      'G13 page data missing or malformed',
      account('--without-links', '-situations--page-data-malformed'),
    ],
    ['G14 render crash', account('-situations--render-crash')],
  ],
  'modal-provider': [
    ['G1 ready', modal('--idle')],
    ['G2 loading', modal('-situations--loading')],
    [
      'G3 slow',
      'A dialog that waits says so until the call is given up, and then offers another try.',
    ],
    ['G4 load failed, can retry', modal('-situations--failed', '-situations--cart-not-read')],
    ['G5 unexpected answer', modal('-situations--html-instead')],
    ['G6 403', modal('-situations--signed-out-silently')],
    ['G7 offline', modal('-situations--offline-in-a-dialog')],
    ['G8 chunk failed', modal('-situations--chunk-failed', '-situations--content-not-loaded')],
    ['G9 longest text', modal('-situations--longest-text', '--tall-content')],
    ['G10 narrow, zoomed to 400 %', modal('--small-screen', '-situations--zoomed')],
    ['G11 wide', modal('-situations--wide')],
    ['G12 forced colours, reduced motion', modal('-situations--forced-colours')],
    [
      'G13 page data missing or malformed',
      modal('-situations--page-data-missing', '-situations--page-data-malformed'),
    ],
    ['G14 render crash', modal('-situations--render-crash')],
  ],
}
