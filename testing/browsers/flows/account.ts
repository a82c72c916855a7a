import type { Step } from '../steps'
import { signedInAt } from './signedIn'
import { WALTER } from './walter'

/* Account flows; each undoes its changes, because the next browser uses the same customer. */

/** Opens a screen as a new document; a different hash alone would not load one. */
const opened = (route: string, shown: Step): readonly Step[] => [
  ['goto', `/account?from=${route}#/${route}`],
  shown,
]

export const account: Readonly<Record<string, readonly Step[]>> = {
  'each screen of the account opens by a link of an email': [
    ...signedInAt('dashboard', /^Dashboard/),
    ...opened('order-history', ['see', 'text', /^Order PO-/]),
    ...opened('saved-cards', ['see', 'text', /^Visa ending 4242/]),
    ...opened('subscriptions', ['see', 'text', /^Filet Mignon/]),
    ...opened('email-preferences', ['see', 'checkbox', /^Recipes/]),
    ...opened('account-information', ['see', 'text', /^Change password/]),
  ],
  'somebody is added to the address book, and deleted': [
    ...signedInAt('address-book', /^Address Book/),
    ['click', 'button', /^Add an address/],
    ...WALTER,
    ['click', 'button', /^Save/],
    ['click', 'button', /^Delete Walter Hughes’s address/],
    ['see', 'text', /^Past orders and your cart keep theirs/],
    ['click', 'button', /^Delete Walter Hughes’s address/],
    ['gone', 'button', /^Edit Walter Hughes’s address/],
  ],
  'a box is skipped, and comes after all': [
    ...signedInAt('manage-subscription/S-7001', /^Manage Subscription/),
    ['click', 'button', /^Skip /],
    ['see', 'text', /^Skipped\. Next box /],
    ['click', 'button', /^Undo/],
    ['see', 'text', /^Not skipped\. /],
  ],
  'last year’s people are chosen again': [
    ...signedInAt('order-history?again=PO-25190', /^Ready to send/),
    ['click', 'button', /^Continue with/],
    ['see', 'text', /^When should they arrive/],
  ],
}
