/** What a wallet says of a payment that was started. */
export interface WalletListener {
  /** The shopper has agreed; `orderId` is what the wallet calls the payment, where the shop is to charge it. */
  onApprove(orderId?: string): void
  /** The shopper has closed it. */
  onCancel(): void
  /** The browser let the wallet open no window. */
  onPopupBlocked(): void
  onError(error: unknown): void
}

/** What a button of the wallet's own does. */
export interface WalletButton extends WalletListener {
  /** Called from a press: resolves to what is to be paid, in US cents; null where nothing is paid now. */
  onPress(): Promise<number | null>
}

/**
 * A way to pay beside a card. One that insists on a button of its own has `drawButton`, any other `start`.
 * What is drawn is drawn once it was loaded, and taken away by the function that comes back.
 */
export interface WalletPort {
  /** What shoppers call it. */
  readonly name: string
  /** Fetches what it needs; rejects where that is blocked. Called again when the shopper tries again. */
  load(): Promise<void>
  /** Whether this shopper may pay with it; asked once it is loaded. */
  readonly eligible: boolean
  /** Starts paying. Called from a press, on a cart that has just been found valid. */
  start?(listener: WalletListener): void
  /** Draws the wallet's own button. */
  drawButton?(place: HTMLElement, button: WalletButton): () => void
  /** Draws what the wallet says of paying an amount later, in US cents. */
  drawMessage?(place: HTMLElement, amountCents: number): () => void
}
