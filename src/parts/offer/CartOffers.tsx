import { InCartSpecials } from './InCartSpecials'
import { RecentlyViewed } from './RecentlyViewed'

/** What is offered under the cart: specials that go with it, and what the shopper viewed. */
export function CartOffers() {
  return (
    <>
      <InCartSpecials />
      <RecentlyViewed />
    </>
  )
}
