import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import RecipeDetail from '../../../src/widgets/recipe-detail'
import { type Canvas, type Shopper, sceneIn } from '../../support'
import { FILET, recipeOf } from '../../support/recipes'

export type RecipeArgs = ComponentProps<typeof RecipeDetail>

/** A recipe on its page. */
export const Page = (args: RecipeArgs) => (
  <main>
    <RecipeDetail {...args} />
  </main>
)

/** The recipe of most stories. */
export const DINNER = recipeOf(FILET)

export const scene = sceneIn({ app: 'recipe-detail' })

/** A part of the recipe by its heading. */
export async function part(canvas: Canvas, name: string) {
  const heading = await canvas.findByRole('heading', { level: 2, name })
  const element = heading.closest('section')
  if (!element) throw new Error(`"${name}" heads no part.`)
  return { element, heading, ...within(element) }
}

/** A product of the shop card, by its name. */
export async function rowOf(canvas: Canvas, name: string) {
  const { findByRole } = await part(canvas, 'Shop this recipe')
  const heading = await findByRole('heading', { level: 3, name })
  // Stock is requested when the shopper scrolls near.
  heading.scrollIntoView({ block: 'center' })
  return within(heading.closest('li') as HTMLElement)
}

/** Presses the visible one of a button that exists for narrow and wide pages. */
export async function pressShown(canvas: Canvas, name: string): Promise<HTMLElement> {
  const all: HTMLElement[] = await canvas.findAllByRole('button', { name })
  const button = all.find((one) => one.checkVisibility())
  if (!button) throw new Error(`No button "${name}" is to be seen.`)
  await userEvent.click(button)
  return button
}

/** Opens cook mode, and waits until its step has focus. */
export async function startCooking({ canvas, canvasElement }: Shopper) {
  const opener = await pressShown(canvas, 'Start cooking')
  const body = within(canvasElement.ownerDocument.body)
  const element: HTMLElement = await body.findByRole('dialog')
  const dialog = within(element)
  const step = (name: RegExp) => dialog.findByRole('heading', { level: 3, name })
  await waitFor(() => expect(dialog.getByRole('heading', { level: 3 })).toHaveFocus())
  return { element, opener, step, ...dialog }
}
