import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'

/** Returns a copy of the markup that the page provides for a named slot; null when it provides none. */
export type SlotOf = (name: string) => Node | null

const SlotContext = createContext<SlotOf>(() => null)

/** Provides the page's slot markup to the widgets below. */
export const SlotProvider = ({ slotOf, children }: { slotOf: SlotOf; children: ReactNode }) => (
  <SlotContext value={slotOf}>{children}</SlotContext>
)

/** Returns a function that reads the text of a slot; null when the page provides none. */
export function useSlotText(): (name: string) => string | null {
  const slotOf = use(SlotContext)
  return (name) => slotOf(name)?.textContent?.replace(/\s+/g, ' ').trim() || null
}

export interface SlotProps {
  name: string
  /** Fallback, shown when the page provides no markup. */
  children: ReactNode
}

/**
 * A place in a widget that a page can fill with its own markup, from a `<template>`. The markup is cloned,
 * and React does not manage it.
 */
export function Slot({ name, children }: SlotProps) {
  const slotOf = use(SlotContext)
  const place = useRef<HTMLDivElement>(null)
  const [isFilled, setFilled] = useState(false)
  useLayoutEffect(() => {
    const content = slotOf(name)
    setFilled(content !== null)
    if (content) place.current?.replaceChildren(content)
  }, [slotOf, name])
  return (
    <>
      <div ref={place} className="gw-slot" hidden={!isFilled} />
      {!isFilled && children}
    </>
  )
}
