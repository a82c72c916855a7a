import {
  addressAskedFor,
  CLAIM_TOKEN,
  customerAtHome,
  fourSubscriptions,
  manyOrders,
  type Scenario,
  severalCards,
  twoShipments,
} from '../../../mocks/scenarios'
import { emailsAndReminders } from '../../../mocks/scenarios/profile'
import type { PageProfile } from '../../../testing/browser/watchedPage'
import { openShop, type Shop } from '../../../testing/shop'
import { EMBED_TAG, type World } from '../../../testing/site/testSite'

/** The world in which an app has something to show, and what its page knows of it. */
interface Home {
  world: World
  /** What stands behind the `#` of the page's address. */
  hash: string
  /** What stands in the page's head. */
  head: string
}

/** A customer with something to see on every screen of the account, and in the cart. */
export const fullAccount = (): Scenario => {
  const { subscriptions, addresses } = fourSubscriptions()
  return {
    ...manyOrders(),
    ...emailsAndReminders(),
    ...customerAtHome(),
    cart: twoShipments().cart,
    subscriptions,
    addresses,
    cards: severalCards().cards,
  }
}

/** The head of a page whose shop knows that somebody is signed in. */
export const SIGNED_IN = `<script nonce="{nonce}">window.isLoggedIn = true</script>${EMBED_TAG}`

/** Where an app is at home: with a guest who has a cart, unless it needs a customer, or somebody who was sent a link. */
export function homeOf(app: string): Home {
  if (app === 'claim-address') {
    return { world: addressAskedFor, hash: `#${CLAIM_TOKEN}`, head: EMBED_TAG }
  }
  return app.startsWith('myaccount')
    ? { world: fullAccount, hash: '', head: SIGNED_IN }
    : { world: 'twoShipments', hash: '', head: EMBED_TAG }
}

/** Opens a shop that is an app's home, whose page does not wait long for what does not come. */
export async function openHome(app: string, profile: PageProfile = {}): Promise<Shop> {
  const shop = await openShop(homeOf(app).world, profile)
  shop.page.setDefaultTimeout(10_000)
  return shop
}

/** Opens a page of an app's home, with such a body. */
export async function showHome({ page, site }: Shop, app: string, body: string): Promise<void> {
  const { hash, head } = homeOf(app)
  await page.goto(site.page({ head, body, policy: null }) + hash)
}
