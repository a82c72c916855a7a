import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Canvas, openCalendar, type Shopper, sceneIn, shown } from '.'

/** Opens the dialog for a shipment's date and method, and waits for its content. */
export async function openDates({ canvas, userEvent }: Shopper) {
  const names = /^(Change date|Choose a date|Change method|Change email)/
  await openFirst(canvas, names)
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

/** If all cards are collapsed, because there are many, expands the first. */
async function openFirst(canvas: Canvas, names: RegExp): Promise<void> {
  await canvas.findAllByRole('article')
  if (canvas.queryAllByRole('button', { name: names }).length > 0) return
  const [toggle] = canvas.queryAllByRole('button', { name: /^To /, expanded: false })
  if (toggle) await userEvent.click(toggle)
}

/** A scene whose play runs in that dialog. */
export const inDates = sceneIn({ app: 'checkout-cart' }, openDates)

/** The dialog, once it has opened; on a wide checkout page, the inline calendar. */
export async function opened(canvas: Canvas): Promise<HTMLElement> {
  const dialog: HTMLElement = await waitFor(
    () =>
      canvas.queryByRole('region', { name: /^When should .* arrive\?$/ }) ??
      canvas.getByRole('dialog'),
  )
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  return dialog
}

/** A day of the calendar, by the beginning of its name; opens the calendar first. */
export async function dayOf(dialog: Canvas, name: string | RegExp): Promise<HTMLElement> {
  await openCalendar(dialog)
  return dialog.findByRole('button', {
    name: typeof name === 'string' ? (own: string) => own.startsWith(name) : name,
  })
}

/** Waits until the dialog is closed, and focus is restored. */
export async function closed(canvas: Canvas, opener: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
}

/** A visible message, by its text; the page's live region has the same text. */
export async function alertIn(dialog: Canvas, words: RegExp): Promise<HTMLElement> {
  const found: HTMLElement = await dialog.findByText(words)
  const alert = found.closest<HTMLElement>('[role="alert"]')
  if (!alert) throw new Error(`Nothing tells of ${words}.`)
  return alert
}
