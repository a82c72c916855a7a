import { type Shopper, sceneIn } from '../../support'

/** The world of a story of the small cart, in the header of a page. */
export const scene = sceneIn({ app: 'account-cart', frame: 'header' })

/** The panel covers the page, so in the documentation each story has one of its own. */
export const parameters = { docs: { story: { inline: false, height: '640px' } } }

/** Opens the small cart once its button has this name. */
export async function open({ canvas, userEvent }: Shopper, name: string | RegExp = /^Cart/) {
  const button = await canvas.findByRole('button', { name })
  await userEvent.click(button)
  const panel = await canvas.findByRole('dialog', { name: 'Your cart' })
  await Promise.all(panel.getAnimations().map((one: Animation) => one.finished))
  return { button, panel }
}

type Opened = Awaited<ReturnType<typeof open>>

/** A play in the small cart, which is opened first. */
export const inCart =
  (play: (visit: Shopper & Opened) => Promise<void>, name?: string) => async (shopper: Shopper) =>
    play({ ...shopper, ...(await open(shopper, name)) })
