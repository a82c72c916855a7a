import { type RefObject, useEffect, useRef } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { miniCartTexts } from '../../texts/miniCart'
import { Button, ButtonLink, Message } from '../../ui'
import './mini-cart-missing.css'

interface MiniCartMissingProps {
  id: string
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
}

/** Fallback if the mini cart's code failed to load: a link to the cart. */
export function MiniCartMissing({ id, opener, onClose }: MiniCartMissingProps) {
  const texts = useTexts(miniCartTexts)
  const { close, error } = useTexts(commonTexts)
  const cart = safeUrl(usePage().links.cart)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = opener.current
    panel.current?.focus()
    return () => button?.focus()
  }, [opener])
  return (
    <div
      ref={panel}
      id={id}
      className="gw-mini-missing"
      role="dialog"
      aria-label={texts.title}
      tabIndex={-1}
    >
      <Message
        tone="error"
        word={error}
        actions={
          <>
            {cart && <ButtonLink href={cart}>{texts.viewCart}</ButtonLink>}
            <Button onClick={onClose}>{close}</Button>
          </>
        }
      >
        {texts.failed}
      </Message>
    </div>
  )
}
