import { useEffect, useState } from 'react'
import { useCart, useStore, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { commonTexts } from '../../texts/common'
import { Button, Message, Spinner } from '../../ui'
import { focusAfterGone } from '../focus/focusAfterGone'
import './RestoredNote.css'

/** Delay until a pending check is called slow, in milliseconds (screens §2.1). */
const SLOW_MS = 8000

/** Shown for a restored or outdated cart that the server has not confirmed, with a retry button. */
export function RestoredNote() {
  const { isRestored, isReadFailed, refresh } = useCart()
  const { clock, first } = useStore()
  const texts = useTexts(cartTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isRestored || isSlow) return
    return clock.after(SLOW_MS, () => setIsSlow(true))
  }, [isRestored, isSlow, clock])
  if (!isRestored && !isReadFailed) return null

  const ask = () => {
    setIsSlow(false)
    return refresh()
  }
  if (!isSlow && !isReadFailed) {
    // A cart embedded in the page came from the server moments ago.
    if (first.state.cart) return null
    return (
      <p className="gw-restored" role="status">
        <Spinner />
        {texts.restored}
      </p>
    )
  }
  return (
    <Message
      tone="warn"
      role="status"
      actions={
        <Button onClick={({ currentTarget }) => void focusAfterGone(currentTarget, ask)}>
          {tryAgain}
        </Button>
      }
    >
      {isRestored ? texts.notConfirmed : texts.outOfDate}
    </Message>
  )
}
