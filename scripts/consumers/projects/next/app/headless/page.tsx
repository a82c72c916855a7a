import { HeadlessCart } from '../../shared/HeadlessCart'
import { Shop } from '../../shared/Shop'

/** Drawn again for each request; the other page is drawn while the shop is built. */
export const dynamic = 'force-dynamic'

export default function Page() {
  return (
    <Shop>
      <HeadlessCart />
    </Shop>
  )
}
