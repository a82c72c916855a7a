/** Callbacks of a wallet payment. */
export interface WalletListener {
  /** The shopper approved; `orderId` is the wallet's id of the payment, if the shop is to charge it. */
  onApprove(orderId?: string): void
  /** The shopper closed the wallet. */
  onCancel(): void
  /** The browser blocked the wallet's window. */
  onPopupBlocked(): void
  onError(error: unknown): void
}

/** Callbacks of a wallet's own button. */
export interface WalletButton extends WalletListener {
  /** Called on press; resolves to the amount due in US cents, or null if nothing is to be paid now. */
  onPress(): Promise<number | null>
}

/**
 * A way to pay other than by card. A wallet that requires its own button has `drawButton`; any other has
 * `start`. Drawing happens after loading; the returned function removes what was drawn.
 */
export interface WalletPort {
  /** Name shown to shoppers. */
  readonly name: string
  /** Loads what the wallet needs; rejects if that is blocked. Called again when the shopper retries. */
  load(): Promise<void>
  /** Whether this shopper can pay with it; read once it is loaded. */
  readonly eligible: boolean
  /** Starts the payment. Called on a press, after the cart has been validated. */
  start?(listener: WalletListener): void
  /** Draws the wallet's own button. */
  drawButton?(place: HTMLElement, button: WalletButton): () => void
  /** Draws the wallet's pay-later message for an amount, in US cents. */
  drawMessage?(place: HTMLElement, amountCents: number): () => void
}
