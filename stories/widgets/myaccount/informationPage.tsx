import { userEvent, within } from 'storybook/test'
import { AccountInformation } from '../../../src/widgets/myaccount/account-information'
import { type Canvas, press } from '../../support'
import { accountPage } from './accountPage'

/** Shared by all of its stories. */
export const informationPage = accountPage('Account Information', AccountInformation)

const formOf = async (canvas: Canvas, name: string): Promise<Canvas> =>
  within(await canvas.findByRole('region', { name }))

export const details = (canvas: Canvas) => formOf(canvas, 'Your details')
export const password = (canvas: Canvas) => formOf(canvas, 'Change password')

/** Replaces the values of fields, by label. */
export async function write(form: Canvas, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = form.getByLabelText(label)
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
  }
}

/** Enters the current and a new password, and submits. */
export async function changeTo(form: Canvas, current: string, next: string): Promise<void> {
  await write(form, { 'Current password': current, 'New password': next })
  await press(form, 'Change password')
}
