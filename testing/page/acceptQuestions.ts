import type { Page } from 'playwright'

/** Says yes to whatever the browser itself asks from now on; the kinds of what it has asked. */
export function acceptQuestions(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.accept()
  })
  return asked
}
