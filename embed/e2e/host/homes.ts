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

/** The scenario in which an app has something to show, and its page. */
interface Home {
  world: World
  /** The hash of the page's URL. */
  hash: string
  /** The content of the page's head. */
  head: string
}

/** A customer with content on every account screen and in the cart. */
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

/** The head of a page that knows that a customer is signed in. */
export const SIGNED_IN = `<script nonce="{nonce}">window.isLoggedIn = true</script>${EMBED_TAG}`

/** An app's home: for a guest with a cart, unless it needs a customer or a claim link. */
export function homeOf(app: string): Home {
  if (app === 'claim-address') {
    return { world: addressAskedFor, hash: `#${CLAIM_TOKEN}`, head: EMBED_TAG }
  }
  return app.startsWith('myaccount')
    ? { world: fullAccount, hash: '', head: SIGNED_IN }
    : { world: 'twoShipments', hash: '', head: EMBED_TAG }
}

/** Opens a shop with an app's home; its page does not wait long for missing elements. */
export async function openHome(app: string, profile: PageProfile = {}): Promise<Shop> {
  const shop = await openShop(homeOf(app).world, profile)
  shop.page.setDefaultTimeout(10_000)
  return shop
}

/** Opens a page of an app's home with a body. */
export async function showHome({ page, site }: Shop, app: string, body: string): Promise<void> {
  const { hash, head } = homeOf(app)
  await page.goto(site.page({ head, body, policy: null }) + hash)
}
