import type { Page } from 'playwright'

/** Accepts all dialogs of the browser itself from now on; returns the kinds of those shown. */
export function acceptQuestions(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.accept()
  })
  return asked
}
