import { type ComponentPropsWithRef, createContext, use } from 'react'

/** The id of the words that say why nothing can be saved just now; undefined while all can be. */
export const Blocked = createContext<string | undefined>(undefined)

export interface PressProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-disabled'> {
  /** What it does is saved: where nothing can be, it is off, described by the reason. */
  saves?: boolean
  'aria-disabled'?: boolean | undefined
}

/**
 * A button that may be off. It is never `disabled`, because that would lose the focus; with
 * `aria-disabled` it can be reached and described, and does nothing.
 */
export function usePress(
  { saves, onClick, ...native }: PressProps,
  isBusy = false,
): ComponentPropsWithRef<'button'> {
  const blocked = use(Blocked)
  const reason = saves && blocked
  const isOff = isBusy || reason || native['aria-disabled']
  return {
    type: 'button',
    ...native,
    'aria-disabled': isOff ? true : undefined,
    'aria-describedby': reason || native['aria-describedby'],
    onClick(event) {
      if (isOff) event.preventDefault()
      else onClick?.(event)
    },
  }
}
