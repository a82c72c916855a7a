/** What a wallet says of a payment that was started. */
export interface WalletListener {
  /** The shopper has agreed; `orderId` is what the wallet calls the payment, where the shop is to charge it. */
  onApprove(orderId?: string): void
  /** The shopper has closed it. */
  onCancel(): void
  onError(error: unknown): void
}

/** A way to pay beside checkout, such as a button of a payment provider; given to `createStore`. */
export interface WalletPort {
  /** What shoppers call it. */
  readonly name: string
  /** Fetches what it needs; rejects where that is blocked. Called again when the shopper tries again. */
  load(): Promise<void>
  /** Whether this shopper may pay with it; asked once it is loaded. */
  readonly eligible: boolean
  /** Starts paying. Called from a press, on a cart that has just been found valid. */
  start(listener: WalletListener): void
}
