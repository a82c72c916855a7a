import { useFormat, useTexts } from '../../hooks'
import { giftMessageTexts } from '../../texts/giftMessage'
import { nameList } from './nameList'

/** Writes names into a sentence; of many the first few. */
export function useNameList(): (names: readonly string[]) => string {
  const { locale } = useFormat()
  const { others } = useTexts(giftMessageTexts)
  return (names) => nameList(names, others, locale)
}
