/** Callbacks of the hosted card form. */
export interface HostedFormListener {
  /** The form is ready for input. */
  onReady(): void
  /** The provider has the card. */
  onComplete(): void
  /** The shopper left the form. */
  onCancel(): void
  /** The card's errors, as the provider's codes. */
  onErrors(codes: readonly string[]): void
  /** The form's height, in CSS pixels. */
  onHeight(height: number): void
}

/** A payment provider's card form, in its own frame; passed to `createStore`. */
export interface HostedFormPort {
  /** URL of the form for a session. */
  frameUrl(uid: string): string
  /** Loads the code that talks to the form; rejects if that is blocked. Called again when the shopper retries. */
  load(): Promise<void>
  /** Listens to a session's form in a frame until the returned function is called. */
  attach(frame: HTMLIFrameElement, uid: string, listener: HostedFormListener): () => void
  /** Submits the form; returns false if only the form's own button can. */
  submit(): boolean
}
