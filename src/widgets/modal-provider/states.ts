import type { InheritedState, ShownState } from '../../domain/page/appManifest'

/** Every state of the place for dialogs and toasts. */
export const states: readonly ShownState[] = [
  ['idle (no visible box, zero size)', 'widgets-modal-provider--idle'],
  ['confirm merge', 'widgets-modal-provider--confirm-merge'],
  ['line removed undo toast', 'widgets-modal-provider--undo-toast'],
  [
    'out of stock (remove / choose other)',
    'widgets-modal-provider--out-of-stock',
    'widgets-modal-provider-situations--out-of-stock-other-size',
  ],
  ['insufficient stock (accept n)', 'widgets-modal-provider--insufficient-stock'],
  ['add-on fails (add more / remove)', 'widgets-modal-provider--add-on-fails'],
  ['auto-delivery fails', 'widgets-modal-provider--auto-delivery-fails'],
  [
    'auto-delivery sign-in/registration',
    'widgets-modal-provider--auto-delivery-sign-in',
    'widgets-modal-provider--sign-in-refused',
  ],
  ['add recipient', 'widgets-modal-provider-asked-for--add-recipient'],
  ['gift message editor', 'widgets-modal-provider-asked-for--gift-message-editor'],
  ['delivery calendar', 'widgets-modal-provider-asked-for--delivery-calendar'],
  ['club edit', 'widgets-modal-provider-asked-for--club-edit'],
  ['quick view', 'widgets-modal-provider--quick-view'],
  ['promo details', 'widgets-modal-provider--promo-details'],
  ['promo result toast', 'widgets-modal-provider--promo-result'],
  ['gift card result toast', 'widgets-modal-provider--gift-card-result'],
  ['session expired', 'widgets-modal-provider--session-expired'],
  ['cart changed elsewhere', 'widgets-modal-provider--changed-elsewhere'],
  ['order status unknown', 'widgets-modal-provider--order-status-unknown'],
  ['unsaved changes', 'widgets-modal-provider--unsaved-changes'],
  ['queue of two dialogs (second waits)', 'widgets-modal-provider--queue-of-two'],
  ['nested request refused (a step instead)', 'widgets-modal-provider--nested-refused'],
  ['tall content scrolls inside', 'widgets-modal-provider--tall-content'],
  ['very small screen (full-screen sheet)', 'widgets-modal-provider--small-screen'],
  ['opener removed while open', 'widgets-modal-provider--opener-removed'],
  ['root removed while open (page unlocked)', 'widgets-modal-provider--root-removed'],
  ['second modal-provider on page (first wins)', 'widgets-modal-provider--second-provider'],
  ['toast overflow (max 3, rest queued)', 'widgets-modal-provider--toast-overflow'],
  ['toast while dialog open (inside it)', 'widgets-modal-provider--toast-in-dialog'],
  ["host page's own modal is open", 'widgets-modal-provider--pages-own-modal'],
]

const stories = (...ends: string[]) => ends.map((end) => `widgets-modal-provider${end}`)

/** What every app has, by the number that the documents give it. */
export const inheritedStates: readonly InheritedState[] = [
  ['G1 ready', stories('--idle')],
  ['G2 loading', stories('-situations--loading')],
  [
    'G3 slow',
    'A dialog that waits says so until the call is given up, and then offers another try.',
  ],
  ['G4 load failed, can retry', stories('-situations--failed', '-situations--cart-not-read')],
  ['G5 unexpected answer', stories('-situations--html-instead')],
  ['G6 403', stories('-situations--signed-out-silently')],
  ['G7 offline', stories('-situations--offline-in-a-dialog')],
  ['G8 chunk failed', stories('-situations--chunk-failed', '-situations--content-not-loaded')],
  ['G9 longest text', stories('-situations--longest-text', '--tall-content')],
  ['G10 narrow, zoomed to 400 %', stories('--small-screen', '-situations--zoomed')],
  ['G11 wide', stories('-situations--wide')],
  ['G12 forced colours, reduced motion', stories('-situations--forced-colours')],
  [
    'G13 page data missing or malformed',
    stories('-situations--page-data-missing', '-situations--page-data-malformed'),
  ],
  ['G14 render crash', stories('-situations--render-crash')],
]
