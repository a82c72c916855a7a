import { InCartSpecials } from './InCartSpecials'
import { RecentlyViewed } from './RecentlyViewed'

/** Offers below the cart: matching specials and recently viewed items. */
export function CartOffers() {
  return (
    <>
      <InCartSpecials />
      <RecentlyViewed />
    </>
  )
}
