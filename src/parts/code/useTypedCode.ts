import { useState } from 'react'
import { useApplyCode, useStore } from '../../hooks'
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

/** Keeps what is typed into the field for codes, so that it is applied before checkout and not lost. */
export function useTypedCode(): TypedCode {
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
      const { status } = await tellNotLoaded(apply(text))
      const isTaken = TAKEN.includes(status)
      // What was typed while the answer was on its way is not what was taken.
      if (isTaken) setText((now) => (now === text ? '' : now))
      return isTaken
    },
  }
}
