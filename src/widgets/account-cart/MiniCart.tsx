import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useCartStatus, useMiniCart, usePage, useShipmentIds, useTexts } from '../../hooks'
import { CartSkeleton, LazyOfflineNotice, LazyStockWatch } from '../../parts'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Blocked, ButtonLink } from '../../ui'
import { MiniCartFailed } from './MiniCartFailed'
import { MiniCartFoot } from './MiniCartFoot'
import { MiniPanel, type MiniPanelProps } from './MiniPanel'
import { MiniShipment } from './MiniShipment'

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

/** A small cart with nothing in it, and the way to the shop. */
function MiniCartEmpty() {
  const texts = useTexts(miniCartTexts)
  const shop = safeUrl(usePage().links.shop)
  return (
    <div className="gw-mini-alone">
      <p>{texts.empty}</p>
      {shop && <ButtonLink href={shop}>{texts.shop}</ButtonLink>}
    </div>
  )
}

/** The lines of the cart by who gets them. */
function MiniCartShipments() {
  return useShipmentIds().map((id) => <MiniShipment key={id} shipmentId={id} />)
}
