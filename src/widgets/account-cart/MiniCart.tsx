import { useCartStatus, useMiniCart, useTexts } from '../../hooks'
import { CartSkeleton } from '../../parts'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { MiniCartEmpty } from './MiniCartEmpty'
import { MiniCartFailed } from './MiniCartFailed'
import { MiniCartFoot } from './MiniCartFoot'
import { MiniCartShipments } from './MiniCartShipments'
import { MiniPanel, type MiniPanelProps } from './MiniPanel'

/** What is in the cart, at a glance. Opening it reads the whole cart where it is not there yet. */
export function MiniCart(props: Omit<MiniPanelProps, 'note' | 'children'>) {
  const { status, isEmpty, refresh } = useCartStatus()
  const { itemCount } = useMiniCart()
  const texts = useTexts(miniCartTexts)
  const isFilled = status === 'ready' && !isEmpty

  return (
    <MiniPanel
      {...props}
      note={itemCount === null ? null : fill(texts.contents, { count: itemCount })}
      foot={isFilled && <MiniCartFoot />}
    >
      {status === 'loading' && <CartSkeleton isSmall onRetry={refresh} />}
      {status === 'failed' && <MiniCartFailed onRetry={refresh} />}
      {status === 'ready' && isEmpty && <MiniCartEmpty />}
      {isFilled && <MiniCartShipments />}
    </MiniPanel>
  )
}
