import { useCallback, useEffect, useRef } from 'react'
import { homesOf } from './fallbackFocus'

/** What had the focus before a dialog, and where it stood. */
export interface Opener {
  readonly element: Element | null
  readonly homes: readonly Element[]
}

/**
 * The opener of the first of the dialogs that follow each other, read when that is drawn, and kept
 * while one is asked for: a modal dialog of the page takes ours out, and afterwards it is drawn anew.
 */
export function useOpener(isAsked: boolean): () => Opener {
  const opener = useRef<Opener>(null)
  useEffect(() => {
    if (!isAsked) opener.current = null
  }, [isAsked])
  return useCallback(() => {
    const element = document.activeElement
    opener.current ??= { element, homes: homesOf(element) }
    return opener.current
  }, [])
}
