import { useGiftCards } from '../../hooks'
import { Failure } from '../page/Failure'

/** Says that a gift card could not be taken off: it is still there, and still pays. */
export function GiftCardNotice() {
  const { outcome, message } = useGiftCards()
  return outcome === 'remove-failed' ? <Failure>{message}</Failure> : null
}
