import type { InheritedState, ShownState } from '../../domain/page/appManifest'

/** Every state of the account menu and the small cart in the header. */
export const states: readonly ShownState[] = [
  ['guest, empty', 'widgets-account-cart--guest-empty'],
  ['guest, 3 items', 'widgets-account-cart-situations--guest-with-three'],
  [
    'customer name short/long',
    'widgets-account-cart--short-name',
    'widgets-account-cart--long-name',
  ],
  [
    'count 0 / 9 / 99+',
    'widgets-account-cart--guest-empty',
    'widgets-account-cart--count-of-nine',
    'widgets-account-cart--very-many',
  ],
  ['menu open', 'widgets-account-cart--menu-open'],
  ['mini cart opening (loading)', 'widgets-account-cart--loading'],
  ['mini cart filled', 'widgets-account-cart--popover', 'widgets-account-cart--sheet'],
  ['many recipients (grouped)', 'widgets-account-cart--many-recipients'],
  ['line removed with undo', 'widgets-account-cart--removed-and-undone'],
  ['removal failed', 'widgets-account-cart--removal-failed'],
  ['quantity changed', 'widgets-account-cart--quantity-changed'],
  ['out-of-stock line flagged', 'widgets-account-cart--out-of-stock'],
  ['just-added highlight', 'widgets-account-cart--just-added'],
  [
    'regen failed (count kept, link to cart works)',
    'widgets-account-cart--count-kept',
    'widgets-account-cart--count-unknown',
  ],
  ['cart changed in another tab', 'widgets-account-cart-situations--changed-in-another-tab'],
  ['403 clears the user silently', 'widgets-account-cart--signed-out-silently'],
  ['signed out elsewhere', 'widgets-account-cart--signed-out-elsewhere'],
  ['storage disabled', 'widgets-account-cart--storage-disabled'],
  ['promo shown', 'widgets-account-cart--promo-shown'],
  ['near free shipping', 'widgets-account-cart--near-free-shipping'],
]

const stories = (...ends: string[]) => ends.map((end) => `widgets-account-cart${end}`)

/** What every app has, by the number that the documents give it. */
export const inheritedStates: readonly InheritedState[] = [
  ['G1 ready', stories('--guest')],
  ['G2 loading', stories('--loading')],
  ['G3 slow', stories('-situations--slow')],
  ['G4 load failed, can retry', stories('--failed')],
  [
    'G5 unexpected answer',
    stories('-situations--html-instead', '-situations--empty-answer', '-situations--wrong-shape'),
  ],
  ['G6 403', stories('--signed-out-silently')],
  ['G7 offline', stories('-situations--offline-with-a-cart')],
  ['G8 chunk failed', stories('-situations--chunk-failed')],
  ['G9 longest text', stories('--very-many', '--long-name')],
  ['G10 narrow, zoomed to 400 %', stories('-situations--narrowest', '-situations--zoomed')],
  ['G11 wide', stories('--popover')],
  ['G12 forced colours, reduced motion', stories('-situations--forced-colours')],
  [
    'G13 page data missing or malformed',
    stories('--without-links', '-situations--page-data-malformed'),
  ],
  ['G14 render crash', stories('-situations--render-crash')],
]
