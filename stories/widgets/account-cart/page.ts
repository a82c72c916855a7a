import { type Shopper, sceneIn } from '../../support'

/** The world of a mini cart story, in a page header. */
export const scene = sceneIn({ app: 'account-cart', frame: 'header' })

/** The panel covers the page, so in the docs each story has its own iframe. */
export const parameters = { docs: { story: { inline: false, height: '640px' } } }

/** Opens the mini cart once its button has this name. */
export async function open({ canvas, userEvent }: Shopper, name: string | RegExp = /^Cart/) {
  const button = await canvas.findByRole('button', { name })
  await userEvent.click(button)
  const panel = await canvas.findByRole('dialog', { name: 'Your cart' })
  await Promise.all(panel.getAnimations().map((one: Animation) => one.finished))
  return { button, panel }
}

type Opened = Awaited<ReturnType<typeof open>>

/** A play in the mini cart, which is opened first. */
export const inCart =
  (play: (visit: Shopper & Opened) => Promise<void>, name?: string) => async (shopper: Shopper) =>
    play({ ...shopper, ...(await open(shopper, name)) })
