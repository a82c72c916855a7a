import { useRef } from 'react'
import type { Cart } from '../../domain/schema/entities'
import { useAnnounce, useStore, useStoreEvent, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { giftsTexts } from '../../texts/gifts'

/**
 * Returns what says whose gift is gone, where another tab has removed it: what is removed here is told by what was
 * pressed. The event comes before or after the card goes.
 */
export function useGoneSaid(): (name: string) => void {
  const { state } = useStore()
  const announce = useAnnounce()
  const { gone: words } = useTexts(giftsTexts)
  const gone = useRef<{ name: string; cart: Cart | null } | null>(null)
  const changedElsewhere = useRef<Cart | null>(null)
  const say = () => {
    if (!gone.current || gone.current.cart !== changedElsewhere.current) return
    announce('say', { text: fill(words, { name: gone.current.name }) })
    gone.current = null
  }
  useStoreEvent('cart-changed-elsewhere', () => {
    changedElsewhere.current = state.cart
    say()
  })
  return (name) => {
    gone.current = { name, cart: state.cart }
    say()
  }
}
