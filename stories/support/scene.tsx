import type { StoryContext } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import { configure } from 'storybook/test'
import { useSnapshot } from 'valtio'
import { HOUSE } from '../../mocks/catalogue'
import { fiveRecipients, type Scenario, STORY_NOW } from '../../mocks/scenarios'
import { StoreProvider } from '../../src/hooks'
import { DialogHost } from '../../src/parts'
import { withoutDocument } from '../../testing/withoutDocument'
import './scene.css'
import { nameOf } from './design/worlds'
import { type Shopper, SPOKEN } from './look'
import { openWorld } from './openWorld'
import { openStage, type StageOptions, stageOf } from './stages'

export interface SceneOptions extends StageOptions {
  /** The app's root to mount into, as in the embed; parts have none. */
  app?: string
  /** The page around it. */
  frame?: 'header' | 'dark-header'
  /** Without our styles: for the headless stories. */
  isBare?: boolean
  /** Without a dialog host: for stories that bring their own. */
  isHost?: boolean
  /** The states of its app that the story shows, in the words of the manifest. */
  state?: string | readonly string[]
}

/** Set while proving that each `play` fails in a different world. */
const isProof = Boolean(import.meta.env.STORYBOOK_PROOF)

configure({
  // Two browsers on one busy machine are slow; in a proof, missing content is expected and detected sooner.
  asyncUtilTimeout: isProof ? 1000 : 10_000,
  getElementError: withoutDocument,
  // An announced text is also in a live region for a while.
  defaultIgnore: `script, style, ${SPOKEN}`,
})

interface SceneContext {
  id: string
  globals: Record<string, unknown>
}

/** What happens in a story, and its assertions; `T` is what `enter` returned. */
type Play<T> = (visit: Shopper & Pick<StoryContext, 'globals' | 'step'> & T) => Promise<void>

/** The state that a story shows, by its name in the manifest, or all of its special options. */
type What = string | SceneOptions

type World = () => Scenario

/**
 * Creates scenes that share options, and an `enter` step before each play, whose result the play receives.
 *
 * @example
 * export const inDates = sceneIn({ app: 'checkout-cart' }, openDates)
 */
export function sceneIn<T = unknown>(
  common: SceneOptions,
  enter?: (shopper: Shopper) => Promise<T>,
) {
  return (world: World, ...rest: [play?: Play<T>] | [what: What, play?: Play<T>]) => {
    const [what = {}, play] = typeof rest[0] === 'function' ? [{}, rest[0]] : rest
    const options = typeof what === 'string' ? { state: what } : what
    return {
      ...annotations(world, { ...common, ...options }),
      // Without an `enter`, a play has no use for its result.
      ...(play && {
        play: async (shopper: Parameters<Play<unknown>>[0]) => {
          // Effects add listeners to the page, right after the first render.
          await new Promise((begun) => requestAnimationFrame(() => setTimeout(begun)))
          await play({ ...shopper, ...((await enter?.(shopper)) as T) })
        },
      }),
    }
  }
}

/**
 * A world for a story: its own backend and store, the usual page around widgets, and a play. Each run starts
 * anew; `stageOf(id)` gives a play its stage.
 *
 * @example
 * export const Empty = meta.story(scene(emptyCart, async ({ canvas }) => …))
 */
export const scene = sceneIn({})

/** The world of a headless story: without our styles. */
export const bare = sceneIn({ isBare: true })

function annotations(scenario: World, options: SceneOptions) {
  const { app, frame, isBare, isHost, state, ...stage } = options
  return {
    // If the story's world is a named one, a designer can select another.
    parameters: { ...(state && { state }), world: nameOf(scenario) },
    async beforeEach(context: StoryContext) {
      // The navigation of the previous story is not counted for this one.
      history.replaceState(history.state, '', location.pathname + location.search)
      const forget = forgetAddress()
      if (isProof) await prove(context.id, scenario)
      else await openWorld(context, scenario, stage)
      return forget
    },
    decorators: [
      (Story: ComponentType, { id, globals }: SceneContext) => {
        const { store, run } = stageOf(id)
        return (
          <StoreProvider key={run} store={store}>
            <OnStage Story={Story} id={id} theme={String(globals.theme)} options={options} />
          </StoreProvider>
        )
      },
    ],
  }
}

/** Removes a story's own selection from the URL when it ends. */
function forgetAddress() {
  const before = new URLSearchParams(location.search)
  return () => {
    const url = new URL(location.href)
    for (const name of new URLSearchParams(location.search).keys())
      if (!before.has(name)) url.searchParams.delete(name)
    history.replaceState(history.state, '', url)
  }
}

interface OnStageProps {
  Story: ComponentType
  id: string
  theme: string
  options: SceneOptions
}

/** A story in its root, with the dialogs of its page; remounts when its texts change. */
function OnStage({ Story, id, theme, options }: OnStageProps) {
  const { app, frame, isBare = false, isHost = false } = options
  useSnapshot(stageOf(id).store.state).texts
  return (
    <>
      <Root app={app} frame={frame} theme={theme} isBare={isBare}>
        <Story />
      </Root>
      {!isHost && <DialogHost theme={theme} />}
    </>
  )
}

/** The world of a story that creates its own state; its clock is fixed, too. */
export const noWorld = (): Scenario => ({ now: STORY_NOW })

/** Replaces a story's own world, if it has one, by the default world. */
function prove(id: string, scenario: () => Scenario): Promise<void> {
  if (scenario === fiveRecipients || scenario === noWorld)
    throw new Error('There is no other world to put in the place of this one.')
  return openStage(id, fiveRecipients())
}

interface RootProps {
  app: string | undefined
  frame: SceneOptions['frame']
  theme: string
  isBare: boolean
  children: ReactNode
}

/** The root of an app, as the embed creates it; a bare one has none of our styles. */
function Root({ app, frame, theme, isBare, children }: RootProps) {
  if (isBare) return <div className="scene-bare">{children}</div>
  if (!app) return children
  const root = (
    <div className="gw-root" data-giftwell-app={app} data-giftwell-theme={theme}>
      {children}
    </div>
  )
  return <div className="scene-page">{frame ? <Header frame={frame}>{root}</Header> : root}</div>
}

/** The host page's header: a slim bar with slots that are as wide as their content. */
function Header({ frame, children }: { frame: string; children: ReactNode }) {
  return (
    <header className="scene-header" data-frame={frame}>
      <span className="scene-name">{HOUSE}</span>
      <span className="scene-links">Steaks Seafood Gifts</span>
      {children}
    </header>
  )
}
