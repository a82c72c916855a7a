import { useState } from 'react'
import { useCartStatus, useMiniCart, useTexts } from '../../hooks'
import { CartSkeleton, LazyOfflineNotice, LazyStockWatch } from '../../parts'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Blocked } from '../../ui'
import { MiniCartEmpty } from './MiniCartEmpty'
import { MiniCartFailed } from './MiniCartFailed'
import { MiniCartFoot } from './MiniCartFoot'
import { MiniCartShipments } from './MiniCartShipments'
import { MiniPanel, type MiniPanelProps } from './MiniPanel'

/** What is in the cart, at a glance. Opening it reads the whole cart where it is not there yet. */
export function MiniCart(props: Pick<MiniPanelProps, 'id' | 'opener' | 'onClose'>) {
  const { status, isEmpty, refresh } = useCartStatus()
  const { itemCount } = useMiniCart()
  const texts = useTexts(miniCartTexts)
  const [blocked, setBlocked] = useState<string>()
  const view = status === 'ready' && isEmpty ? 'empty' : status

  return (
    <MiniPanel
      {...props}
      title={texts.title}
      view={view}
      note={itemCount === null ? null : fill(texts.contents, { count: itemCount })}
      foot={view === 'ready' && <MiniCartFoot />}
    >
      <LazyOfflineNotice onBlocked={setBlocked} onBack={refresh} />
      <Blocked value={blocked}>
        {view === 'loading' && <CartSkeleton isSmall onRetry={refresh} />}
        {view === 'failed' && <MiniCartFailed onRetry={refresh} />}
        {view === 'empty' && <MiniCartEmpty />}
        {view === 'ready' && <MiniCartShipments />}
        {view === 'ready' && <LazyStockWatch />}
      </Blocked>
    </MiniPanel>
  )
}
