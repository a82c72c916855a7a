import { type ComponentPropsWithRef, createContext, use } from 'react'

/** Id of the text that says why saving is unavailable; undefined while it is available. */
export const Blocked = createContext<string | undefined>(undefined)

export interface PressProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-disabled'> {
  /**
   * True if pressing it saves something: it is off while saving is unavailable, and described by the
   * reason.
   */
  saves?: boolean
  'aria-disabled'?: boolean | undefined
}

/**
 * A button that can be off. It is never `disabled`, because that would lose focus; with `aria-disabled` it
 * stays reachable and described, and does nothing.
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
