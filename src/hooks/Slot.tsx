import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'

/** A copy of what the page has written for a place of a widget, by the place's name; null for nothing. */
export type SlotOf = (name: string) => Node | null

const SlotContext = createContext<SlotOf>(() => null)

/** Gives the widgets below what a page has written for them. */
export const SlotProvider = ({ slotOf, children }: { slotOf: SlotOf; children: ReactNode }) => (
  <SlotContext value={slotOf}>{children}</SlotContext>
)

export interface SlotProps {
  name: string
  /** Shown where the page has written nothing. */
  children: ReactNode
}

/**
 * A place of a widget that a page may fill with markup of its own, from a `<template>`; it is cloned, and
 * React knows nothing of what is in it.
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
