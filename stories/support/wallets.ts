import type { WalletListener, WalletPort } from '../../src/store/checkout/wallet'

/** How a wallet behaves that stories play with. */
type Behaviour = 'approves' | 'never-loads' | 'is-blocked' | 'is-ineligible' | 'is-closed' | 'fails'

/** A wallet that behaves in one way, every time; it fetches nothing and charges nobody. */
export const aWallet = (behaviour: Behaviour): WalletPort => ({
  name: 'PayFast',
  eligible: behaviour !== 'is-ineligible',
  load() {
    if (behaviour === 'never-loads') return new Promise(() => undefined)
    return behaviour === 'is-blocked' ? Promise.reject(new Error('blocked')) : Promise.resolve()
  },
  start({ onApprove, onCancel, onError }: WalletListener) {
    if (behaviour === 'is-closed') setTimeout(onCancel, 50)
    else if (behaviour === 'fails') setTimeout(() => onError(new Error('declined')), 50)
    else setTimeout(() => onApprove('wallet-1'), 50)
  },
})
