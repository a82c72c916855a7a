import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Canvas, type Shopper, sceneIn, shown } from '../../support'

/** Opens what changes when or how a shipment travels, and waits for what is in it. */
export async function openDates({ canvas, userEvent }: Shopper) {
  const names = /^(Change date|Choose a date|Change method|Change email)/
  const opener = shown(await canvas.findAllByRole('button', { name: names }))
  await userEvent.click(opener)
  const dialog = within(await opened(canvas))
  /** Presses the button that chooses a day or a method; the dialog closes. */
  const choose = async (what: string) => {
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(`^(Deliver|Choose|Use) ${what}$`) }),
    )
    await closed(canvas, opener)
  }
  return { opener, dialog, choose }
}

/** A scene that is played in that dialog. */
export const inDates = sceneIn({ app: 'checkout-cart' }, openDates)

/** The dialog, as soon as it has slid in. */
export async function opened(canvas: Canvas): Promise<HTMLElement> {
  const dialog: HTMLElement = await canvas.findByRole('dialog')
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  return dialog
}

/** A day of the calendar, which is opened for it, by the beginning of its name. */
export async function dayOf(dialog: Canvas, name: string | RegExp): Promise<HTMLElement> {
  await openCalendar(dialog)
  return dialog.findByRole('button', {
    name: typeof name === 'string' ? (own: string) => own.startsWith(name) : name,
  })
}

/** Opens the calendar behind the next dates, once. */
export async function openCalendar(dialog: Canvas, grid: object = {}): Promise<HTMLElement> {
  const more: HTMLElement = await dialog.findByText('More dates')
  if (!more.closest('details')?.open) await userEvent.click(more)
  return dialog.findByRole('grid', grid)
}

/** Waits until the dialog has gone, and the focus is back where it was. */
export async function closed(canvas: Canvas, opener: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
}

/** What is told as soon as it happens, by its words; the live region of the page stands beside it. */
export async function alertIn(dialog: Canvas, words: RegExp): Promise<HTMLElement> {
  const found: HTMLElement = await dialog.findByText(words)
  const alert = found.closest<HTMLElement>('[role="alert"]')
  if (!alert) throw new Error(`Nothing tells of ${words}.`)
  return alert
}
