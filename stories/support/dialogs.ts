import { screen, within } from 'storybook/test'

/** The dialog with this heading, as soon as it appears; dialogs are outside of the widget. */
export async function dialogOf(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }))
}
