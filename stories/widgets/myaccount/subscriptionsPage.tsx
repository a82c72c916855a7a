import { expect, waitFor, within } from 'storybook/test'
import type { Scenario } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/myaccount/app'
import { type Canvas, listen, type SceneOptions, type Shopper, sceneIn } from '../../support'
import { openedAt } from './page'

interface Visit extends Shopper {
  /** Screen reader output from the start. */
  said: ReturnType<typeof listen>
  /** The card of a subscription in the list, by its item. */
  card(name: string | RegExp): Promise<Canvas>
  /** A part of a subscription's page, by heading: the next box, or a row with its form. */
  part(name: string | RegExp): Promise<Canvas>
}

const scene = sceneIn({ app: app.name }, async ({ canvas, canvasElement }: Shopper) => ({
  said: listen(canvasElement.ownerDocument.body),
  card: async (name: string | RegExp) => within(await canvas.findByRole('article', { name })),
  part: async (name: string | RegExp) => within(await canvas.findByRole('region', { name })),
}))

type Play = (visit: Visit) => Promise<void>

/** The list of subscriptions; `states` are of the list. */
export const inList = (
  world: () => Scenario,
  states: string | readonly string[],
  play: Play,
  options: SceneOptions = {},
) =>
  scene(
    world,
    {
      state: [states].flat().map((state) => `subscriptions: ${state}`),
      ...openedAt('#/subscriptions'),
      ...options,
    },
    play,
  )

/** The page of one of them; `states` are of managing it. */
export const inManage = (
  world: () => Scenario,
  id: string,
  states: string | readonly string[],
  play: Play,
  options: SceneOptions = {},
) =>
  scene(
    world,
    {
      state: [states].flat().map((state) => `manage subscription: ${state}`),
      ...openedAt(`#/manage-subscription/${id}`),
      ...options,
    },
    play,
  )

/** Waits until the heading of the next box says so. */
export const nextBox = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('region', { name: words })).toBeVisible())

/** Waits until a button has focus. */
export const atButton = (canvas: Canvas, name: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())

/** Waits until a heading has focus. */
export const atHeading = (canvas: Canvas, name: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus())
