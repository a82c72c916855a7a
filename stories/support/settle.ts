import type { StoryContext } from '@storybook/react-vite'
import { sayIn } from './design/sayIn'
import { findStage } from './stages'

type Settled = Pick<StoryContext, 'abortSignal' | 'globals' | 'id' | 'viewMode'>

const settled = new WeakSet<AbortSignal>()

/**
 * What becomes of a story once it is in its state: it is seen from its top, wherever its play has been,
 * and has the texts that were chosen, among which a play would not find its own.
 */
export function settle({ id, abortSignal, globals, viewMode }: Settled): void {
  const stage = findStage(id)
  if (stage) sayIn(stage, globals)
  // Tests continue from the end of a play.
  if (viewMode === 'docs' || '__vitest_browser__' in globalThis || settled.has(abortSignal)) return
  settled.add(abortSignal)
  if (!document.querySelector('dialog[open], [role="dialog"]')) scrollTo({ top: 0 })
}
