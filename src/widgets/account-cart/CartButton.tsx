import { useId, useRef, useState } from 'react'
import { useMiniCart, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Icon } from '../../ui'
import { HeaderLayer } from './HeaderLayer'
import { LazyMiniCart } from './lazyPanels'
import { useAddedCount } from './useAddedCount'

/** The most that a badge says in figures. */
const MOST = 99

/** How much is in the cart, and the way into it. */
export function CartButton() {
  const { itemCount } = useMiniCart()
  const texts = useTexts(miniCartTexts)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isAdded = useAddedCount(itemCount)

  // What is to be seen must be in the name, or those who speak to their device cannot name it.
  const count = itemCount !== null && itemCount > MOST ? texts.many : itemCount

  return (
    <>
      <button
        ref={button}
        type="button"
        className="gw-header-control"
        aria-label={count === null ? texts.cart : fill(texts.cartWith, { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon className="gw-header-icon" name="cart" />
        <span className="gw-header-word">{texts.cart}</span>{' '}
        {count !== null && count !== 0 && (
          <span className="gw-header-badge" data-added={isAdded || undefined}>
            {count}
          </span>
        )}
      </button>
      {isOpen && (
        <HeaderLayer
          panel={LazyMiniCart}
          id={id}
          opener={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
