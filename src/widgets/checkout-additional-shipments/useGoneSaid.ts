import { useRef } from 'react'
import type { Cart } from '../../domain/schema/entities'
import { useAnnounce, useStore, useStoreEvent, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { giftsTexts } from '../../texts/gifts'

/**
 * Returns a function that announces whose gift is gone, if another tab removed it; removals on this page
 * are announced elsewhere. The store event can come before or after the card disappears.
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
