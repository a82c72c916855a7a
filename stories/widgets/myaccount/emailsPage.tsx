import { within } from 'storybook/test'
import * as worlds from '../../../mocks/scenarios'
import { EmailPreferences } from '../../../src/widgets/myaccount/email-preferences'
import type { Canvas } from '../../support'
import { callsOf } from '../../support'
import { accountPage } from './accountPage'

/** Shared by all of its stories. */
export const emailsPage = accountPage('Email Preferences', EmailPreferences)

/** Options of a story that starts from an emailed link. */
export const byLink = {
  before() {
    location.hash = `#/email-preferences?link=${worlds.EMAIL_LINK}`
  },
}

const partOf = async (canvas: Canvas, name: string): Promise<Canvas> =>
  within(await canvas.findByRole('region', { name }))

export const topics = (canvas: Canvas) => partOf(canvas, 'What should we send?')
export const reminders = (canvas: Canvas) => partOf(canvas, 'Gift reminders')

/** Labels of the checked, enabled checkboxes. */
export function ticked(form: Canvas): readonly string[] {
  const boxes: HTMLInputElement[] = form.getAllByRole('checkbox')
  return boxes
    .filter((box) => box.checked && !box.disabled)
    .map((box) => box.labels?.[0]?.textContent ?? '')
}

/** The topics that were asked for, change by change. */
export const askedFor = (id: string) => callsOf(id, 'putEmailPreferences').map(({ body }) => body)
