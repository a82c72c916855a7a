import type { StoryContext } from '@storybook/react-vite'
import { sayIn } from './design/sayIn'
import { findStage } from './stages'

type Settled = Pick<StoryContext, 'abortSignal' | 'globals' | 'id' | 'viewMode'>

const settled = new WeakSet<AbortSignal>()

/**
 * Prepares a finished story for viewing: scrolls to its top, wherever its play ended, and applies the
 * selected wording, in which a play would not find its texts.
 */
export function settle({ id, abortSignal, globals, viewMode }: Settled): void {
  const stage = findStage(id)
  if (stage) sayIn(stage, globals)
  // Tests continue from the end of a play.
  if (viewMode === 'docs' || '__vitest_browser__' in globalThis || settled.has(abortSignal)) return
  settled.add(abortSignal)
  if (!document.querySelector('dialog[open], [role="dialog"]')) scrollTo({ top: 0 })
}
