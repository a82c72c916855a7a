import { HeadlessCart } from '../../shared/HeadlessCart'
import { Shop } from '../../shared/Shop'

/** Rendered for each request; the other page is rendered during the build. */
export const dynamic = 'force-dynamic'

export default function Page() {
  return (
    <Shop>
      <HeadlessCart />
    </Shop>
  )
}
