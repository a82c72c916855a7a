import { expect, waitFor, within } from 'storybook/test'
import { againOf } from '../../../src/domain/account/accountRoutes'
import { useAccountRoute } from '../../../src/hooks'
import { SendAgain } from '../../../src/widgets/myaccount/send-again'
import { type Canvas, press, type SceneOptions, sceneIn, seen } from '../../support'
import { accountPage } from './accountPage'

/** The screen for the order in the URL; renders nothing if there is none. */
function Screen() {
  const { route } = useAccountRoute()
  const again = againOf(route)
  return again && <SendAgain {...again} />
}

/** Shared by all of its stories. */
export const againPage = accountPage('Order History', Screen)

/** A page opened at the order of last December. */
export const opened = (
  states: string | readonly string[],
  over: SceneOptions = {},
): SceneOptions => ({
  state: [states].flat().map((state) => `order history: reorder: ${state}`),
  before: () => history.replaceState(null, '', '#/order-history?again=PO-25190'),
  ...over,
})

export const scene = sceneIn({ app: 'myaccount' })

/** A part of the screen by the name of its heading. */
export async function section(canvas: Canvas, name: string | RegExp): Promise<Canvas> {
  return within(await canvas.findByRole('region', { name }))
}

/** The box of a person. */
export const boxOf = (part: Canvas, name: string | RegExp): HTMLInputElement =>
  part.getByRole('checkbox', { name })

export const boxesOf = (part: Canvas): HTMLInputElement[] => part.getAllByRole('checkbox')

/** Goes on to dates and cards. */
export async function toDates(canvas: Canvas, count: number): Promise<void> {
  await press(canvas, `Continue with ${count}`)
  await seen(canvas, 'When should they arrive?')
  await expect(location.hash).toContain('step=dates')
}

/** Waits for the outcome of a run, whose heading has focus. */
export const outcome = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: words })).toHaveFocus())
