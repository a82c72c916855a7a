import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import {
  useCartStatus,
  useFormat,
  useMiniCart,
  usePage,
  usePromo,
  useShipmentIds,
  useTexts,
} from '../../hooks'
import { CartSkeleton, Failure, LazyOfflineNotice, LazyStockWatch } from '../../parts'
import { fill } from '../../texts/catalogue'
import { promoTexts } from '../../texts/code'
import { commonTexts } from '../../texts/common'
import { miniCartTexts } from '../../texts/miniCart'
import { Blocked, Button, ButtonLink } from '../../ui'
import { MiniPanel, type MiniPanelProps } from './MiniPanel'
import { MiniShipment } from './MiniShipment'

/** The mini cart. Opening it loads the whole cart if needed. */
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
        {view === 'loading' && <CartSkeleton isSmall />}
        {view === 'failed' && <MiniCartFailed onRetry={refresh} />}
        {view === 'empty' && <MiniCartEmpty />}
        {view === 'ready' && <MiniCartShipments />}
        {view === 'ready' && <LazyStockWatch />}
      </Blocked>
    </MiniPanel>
  )
}

/** An empty mini cart, with a link to the shop. */
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

/** The cart's lines by recipient. */
function MiniCartShipments() {
  return useShipmentIds().map((id) => <MiniShipment key={id} shipmentId={id} />)
}

/** A mini cart that failed to load: a retry button and a link to the cart. */
function MiniCartFailed({ onRetry }: { onRetry(): Promise<unknown> }) {
  const texts = useTexts(miniCartTexts)
  const { tryAgain } = useTexts(commonTexts)
  const cart = safeUrl(usePage().links.cart)
  return (
    <Failure
      className="gw-mini-failed"
      actions={
        <>
          <Button onClick={() => void onRetry()}>{tryAgain}</Button>
          {cart && <ButtonLink href={cart}>{texts.viewCart}</ButtonLink>}
        </>
      }
    >
      {texts.failed}
    </Failure>
  )
}

/** The subtotal, and the next actions. */
function MiniCartFoot() {
  const format = useFormat()
  const { subtotalCents } = useMiniCart()
  const { code } = usePromo()
  const { links } = usePage()
  const texts = useTexts(miniCartTexts)
  const { applied } = useTexts(promoTexts)
  const [cart, checkout] = [safeUrl(links.cart), safeUrl(links.checkout)]
  return (
    <>
      <p className="gw-mini-subtotal">
        <span>{texts.subtotal}</span>{' '}
        <span className="gw-mini-amount">{format.money(subtotalCents ?? 0)}</span>
      </p>
      <p className="gw-mini-later gw-note">{code ? fill(applied, { code }) : texts.later}</p>
      <div className="gw-mini-ways">
        {cart && <ButtonLink href={cart}>{texts.viewCart}</ButtonLink>}
        {checkout && (
          <ButtonLink variant="primary" href={checkout}>
            {texts.checkout}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
