import { useState } from 'react'
import { type UseGiftCardsResult, useApplyCode, useStore } from '../../hooks'
import { useNotLoadedToast } from '../dialog/toast/useFailureToast'

/** A typed code, which is possibly not applied yet. */
export interface TypedCode {
  text: string
  setText(text: string): void
  /** Applies the typed code; resolves to whether it was accepted, or true if the field is empty. */
  apply(): Promise<boolean>
  /** Whether this field applied the page's last code. */
  isLast(): boolean
}

/** The field that last applied a code, by store: a page can have several fields. */
const lastField = new WeakMap<object, symbol>()

/** Outcomes that clear the field. */
const TAKEN = ['empty', 'accepted', 'gift-card-applied']

type Page = Parameters<UseGiftCardsResult['apply']>[1]

/**
 * Holds the typed code, so that it can be applied before checkout. `page` tells the server which page the
 * field is on.
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
      // Text typed while the request was pending is not the accepted code.
      if (isTaken) setText((now) => (now === text ? '' : now))
      return isTaken
    },
  }
}
