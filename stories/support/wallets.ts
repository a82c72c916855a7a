import type { WalletButton, WalletListener, WalletPort } from '../../src/store/checkout/wallet'

/** The behavior of a wallet in stories. */
type Behaviour =
  | 'approves'
  | 'asks'
  | 'is-declined'
  | 'never-loads'
  | 'is-blocked'
  | 'is-ineligible'
  | 'is-closed'
  | 'opens-no-window'
  | 'fails'

/** A wallet with fixed behavior; it fetches nothing and charges nothing. */
export const aWallet = (behaviour: Behaviour): WalletPort => ({
  name: 'PayFast',
  eligible: behaviour !== 'is-ineligible',
  load() {
    if (behaviour === 'never-loads') return new Promise(() => undefined)
    return behaviour === 'is-blocked' ? Promise.reject(new Error('blocked')) : Promise.resolve()
  },
  start: (listener) => void setTimeout(() => answer(behaviour, listener), 50),
})

/** The same from a provider that requires its own button, and offers to pay later. */
export const aWalletWithItsOwnButton = (behaviour: Behaviour): WalletPort => {
  const { start: _start, ...wallet } = aWallet(behaviour)
  return {
    ...wallet,
    drawButton(place: HTMLElement, button: WalletButton) {
      const drawn = document.createElement('button')
      drawn.textContent = 'PayFast checkout'
      drawn.type = 'button'
      drawn.onclick = async () => {
        const due = await button.onPress()
        if (behaviour === 'asks') return askIn(place, button, due)
        if (due !== null) answer(behaviour, button)
      }
      place.replaceChildren(drawn)
      return () => drawn.remove()
    },
    drawMessage(place, amountCents) {
      place.textContent = `Pay in 4 payments of $${(amountCents / 400).toFixed(2)}.`
      return () => place.replaceChildren()
    },
  }
}

/** A window in which the shopper approves an amount, rendered as a button. */
function askIn(place: HTMLElement, listener: WalletListener, due: number | null): void {
  if (due === null) return
  const approve = document.createElement('button')
  approve.textContent = `Approve ${due}`
  approve.onclick = () => {
    approve.remove()
    listener.onApprove(`wallet-${due}`)
  }
  place.append(approve)
}

function answer(behaviour: Behaviour, listener: WalletListener) {
  if (behaviour === 'is-closed') listener.onCancel()
  else if (behaviour === 'opens-no-window') listener.onPopupBlocked()
  else if (behaviour === 'fails') listener.onError(new Error('declined'))
  else listener.onApprove(behaviour === 'is-declined' ? 'wallet-declined' : 'wallet-1')
}
