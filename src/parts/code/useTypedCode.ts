import { useState } from 'react'
import { type UseGiftCardsResult, useApplyCode, useStore } from '../../hooks'
import { useNotLoadedToast } from '../dialog/toast/useFailureToast'

/** A code that was typed, and may not be applied yet. */
export interface TypedCode {
  text: string
  setText(text: string): void
  /** Applies what is typed; resolves to whether it was taken, and true where there is nothing. */
  apply(): Promise<boolean>
  /** Whether the last outcome on this page is that of a code from this field. */
  isLast(): boolean
}

/** The field that applied a code last, by store: a page may have several. */
const lastField = new WeakMap<object, symbol>()

/** What leaves the field empty. */
const TAKEN = ['empty', 'accepted', 'gift-card-applied']

type Page = Parameters<UseGiftCardsResult['apply']>[1]

/**
 * Keeps what is typed into the field for codes, so that it is applied before checkout and not lost. `page` is where
 * the field stands, for the server.
 */
export function useTypedCode(page?: Page): TypedCode {
  const store = useStore()
  const apply = useApplyCode()
  const tellNotLoaded = useNotLoadedToast()
  const [text, setText] = useState('')
  const [me] = useState(() => Symbol('code field'))
  return {
    text,
    setText,
    isLast: () => lastField.get(store) === me,
    async apply() {
      if (text.trim() !== '') lastField.set(store, me)
      const { status } = await tellNotLoaded(apply(text, page))
      const isTaken = TAKEN.includes(status)
      // What was typed while the answer was on its way is not what was taken.
      if (isTaken) setText((now) => (now === text ? '' : now))
      return isTaken
    },
  }
}
