import { expect, waitFor, within } from 'storybook/test'
import { type Canvas, listen, type SceneOptions, type Shopper, sceneIn } from '../../support'
import { aCardForm } from '../../support/cardForms'
import { openedAt } from './page'

export { accountPage, arrived } from './page'

interface Visit {
  /** Screen reader output from the start. */
  said: ReturnType<typeof listen>
  /** The row of a card, by its name. */
  row(name: string): Promise<Canvas>
}

async function enter({ canvas, canvasElement }: Shopper): Promise<Visit> {
  const said = listen(canvasElement.ownerDocument.body)
  return {
    said,
    async row(name) {
      const row = (await canvas.findByRole('heading', { name, level: 2 })).closest('li')
      if (!row) throw new Error(`There is no row of ${name}.`)
      return within(row)
    },
  }
}

const common: SceneOptions = { app: 'myaccount', hostedForm: aCardForm() }

/** A world in which its customer opens the saved cards. */
export const inCards = sceneIn({ ...common, ...openedAt('#/saved-cards') }, enter)

/** A world in which a card form is opened; with a query, an existing card's. */
export const inForm = (query = '') =>
  sceneIn({ ...common, ...openedAt(`#/add-edit-card${query}`) }, enter)

/** A world in which a subscription is opened, from which a card can be added. */
export const inSubscription = sceneIn(
  { ...common, ...openedAt('#/manage-subscription/S-7001') },
  enter,
)

/** The radio of a card, by its label. */
export const radio = (canvas: Canvas, name: RegExp): Promise<HTMLElement> =>
  canvas.findByRole('radio', { name })

/** Waits until the heading of a card has the focus. */
export const atCard = (canvas: Canvas, name: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('heading', { name, level: 2 })).toHaveFocus())
