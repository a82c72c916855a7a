import type { StoryContext } from '@storybook/react-vite'
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Scenario } from '../../mocks/scenario'
import { sayIn } from './design/sayIn'
import { nameOf, worldNamed } from './design/worlds'
import { openStage, type StageOptions, stageOf } from './stages'

type World = () => Scenario
type Opening = Pick<StoryContext, 'abortSignal' | 'globals' | 'id'>

/** The scenario of each story, and the signal that aborts when it ends. */
const opened = new Map<string, { own: World; world: World; abortSignal: AbortSignal }>()

/**
 * Opens the stage of a story in its own world, or in the scenario selected for it. A story that only renders
 * again, for example in another theme, keeps its stage.
 */
export async function openWorld(story: Opening, own: World, options: StageOptions): Promise<void> {
  const { id, abortSignal, globals } = story
  const world = (nameOf(own) ? worldNamed(globals.scenario) : undefined) ?? own
  const before = opened.get(id)
  const isRedrawn = before?.abortSignal === abortSignal && before.own === own
  if (isRedrawn && before.world === world) return sayIn(stageOf(id), globals)
  opened.set(id, { own, world, abortSignal })
  letPlay(id, world === own)
  if (isRedrawn && world === own) playAfterwards(id)
  await openStage(id, world(), options)
}

interface StorybookPreview {
  currentRender?: { id: string; renderOptions?: { autoplay: boolean } }
}

/** Whether a story's play runs when it opens: plays only fit their own world. */
function letPlay(id: string, isPlayed: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
    __STORYBOOK_PREVIEW__?: StorybookPreview
  }
  const render = preview?.currentRender
  if (render?.id === id && render.renderOptions) render.renderOptions.autoplay = isPlayed
}

/** A story that returns to its own world restarts, because it is only played then. */
function playAfterwards(storyId: string): void {
  const channel = addons.getChannel()
  channel.once(STORY_FINISHED, () => channel.emit(FORCE_REMOUNT, { storyId }))
}
