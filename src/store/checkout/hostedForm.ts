/** What the hosted card form says. */
export interface HostedFormListener {
  /** It can be typed into. */
  onReady(): void
  /** The card is with the provider. */
  onComplete(): void
  /** The shopper left it. */
  onCancel(): void
  /** What is wrong with the card, by the provider's codes. */
  onErrors(codes: readonly string[]): void
  /** How tall it is, in CSS pixels. */
  onHeight(height: number): void
}

/** A card form of a payment provider, in a frame of its own; given to `createStore`. */
export interface HostedFormPort {
  /** Where the form of a session is. */
  frameUrl(uid: string): string
  /** Fetches what talks to the form; rejects where that is blocked. Called again when the shopper tries again. */
  load(): Promise<void>
  /** Listens to the form of a session in a frame, until the returned function is called. */
  attach(frame: HTMLIFrameElement, uid: string, listener: HostedFormListener): () => void
  /** Asks the form to be sent; false where only its own button does that. */
  submit(): boolean
}
