import { Component, type ReactNode } from 'react'
import { useTexts } from '../../src/hooks/useTexts'
import { builtInTexts } from '../../src/texts/catalogue'
import { Button } from '../../src/ui/Button'
import { Message } from '../../src/ui/Message'

/** Texts of the panel for a crashed widget. */
export const crashTexts = builtInTexts('crash', {
  title: 'Something went wrong here.',
  tryAgain: 'Try again',
})

export interface RootBoundaryProps {
  onError(error: Error): void
  children: ReactNode
}

interface RootBoundaryState {
  error: Error | null
  attempt: number
}

/**
 * If another crash follows this soon after redrawing from scratch, redrawing again would not help, in
 * milliseconds.
 */
const REDRAW_MS = 1000

/** Contains a crash in its root: the other roots and the page keep working. */
export class RootBoundary extends Component<RootBoundaryProps, RootBoundaryState> {
  override state: RootBoundaryState = { error: null, attempt: 0 }
  private redrawnAt = Number.NEGATIVE_INFINITY

  static getDerivedStateFromError(thrown: unknown): Partial<RootBoundaryState> {
    return { error: errorOf(thrown) }
  }

  // In Preact, the error is not in the state yet.
  override componentDidCatch(thrown: unknown): void {
    const error = errorOf(thrown)
    this.props.onError(error)
    // A translator or an extension moved our nodes: redrawing from scratch fixes it, unless that was just done.
    const now = performance.now()
    if (error.name !== 'NotFoundError' || now - this.redrawnAt < REDRAW_MS) return
    this.redrawnAt = now
    this.tryAgain()
  }

  tryAgain = () => this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }))

  override render(): ReactNode {
    const { error, attempt } = this.state
    if (error) return <CrashPanel onTryAgain={this.tryAgain} />
    return <Attempt key={attempt}>{this.props.children}</Attempt>
  }
}

const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

/** A new key redraws everything below. */
const Attempt = ({ children }: { children: ReactNode }) => children

function CrashPanel({ onTryAgain }: { onTryAgain(): void }) {
  const { title, tryAgain } = useTexts(crashTexts)
  return (
    <Message
      tone="error"
      role="alert"
      data-giftwell-crash=""
      title={title}
      actions={<Button onClick={onTryAgain}>{tryAgain}</Button>}
    />
  )
}
