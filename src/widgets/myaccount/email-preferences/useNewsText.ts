import { useFormat, useTexts } from '../../../hooks'
import { nameList } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { emailsTexts } from '../../../texts/emails'
import type { TopicsResult } from './useTopicsForm'

/** Returns a function that gives the text for a change's outcome. */
export function useNewsText(): (result: TopicsResult) => string {
  const texts = useTexts(emailsTexts)
  const { saved, notSaved: failed } = useTexts(accountTexts)
  const { locale } = useFormat()
  return ({ of, status, notSaved }) => {
    if (status === 'failed') return failed
    const names = notSaved.map((topic) => texts[topic])
    if (status === 'partly') return fill(texts.part, { topics: nameList(names, '', locale) })
    return { save: saved, stop: texts.noneDone, undo: texts.noneBack }[of]
  }
}
