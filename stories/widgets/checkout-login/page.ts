import { expect, userEvent, waitFor, within } from 'storybook/test'
import CheckoutLogin from '../../../src/widgets/checkout-login'
import { type Canvas, press, sceneIn, scrollOut } from '../../support'

/** The world of a story of this page, in the root that the embed makes for it. */
export const scene = sceneIn({ app: 'checkout-login' })

/** Shared by all of its stories. */
export const loginPage = { component: CheckoutLogin, afterEach: scrollOut }

/** One of the two forms, by its heading. */
export const formOf = async (canvas: Canvas, name: string): Promise<Canvas> =>
  within(await canvas.findByRole('region', { name }))

/** The sign-in form, opened first on narrow pages. */
export async function signInForm(canvas: Canvas): Promise<Canvas> {
  const form = await formOf(canvas, 'Sign in')
  const opener = form.queryByRole('button', { name: /^Have an account/ })
  if (opener?.checkVisibility()) await userEvent.click(opener)
  return form
}

/** Fills in a form by label and submits it. */
export async function send(form: Canvas, texts: Readonly<Record<string, string>>, button: string) {
  for (const [label, text] of Object.entries(texts)) {
    const field = form.getByLabelText(label)
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
  }
  await press(form, button)
}

/** Waits until the page navigates to a step. */
export const ledTo = (step: string) => waitFor(() => expect(location.hash).toBe(`#${step}`))
