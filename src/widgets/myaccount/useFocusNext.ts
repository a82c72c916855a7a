import { useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/** Leads the focus to an element as soon as it is drawn, which may be later than the next frame. */
export function useFocusNext(): (find: Find) => void {
  const wanted = useRef<Find | null>(null)
  useEffect(() => {
    const place = wanted.current?.()
    if (!place) return
    wanted.current = null
    place.focus()
  })
  return (find) => {
    wanted.current = find
  }
}
