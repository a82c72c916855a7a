import { canTakeFocus } from '../../ui/dialog'

/** The subject of a dialog, from its parameters; only the line and the shipment are used. */
export type FocusPlace = Readonly<Record<string, string | number>>

/** The element that had focus before a dialog opened. */
export interface Opener {
  readonly element: Element | null
  /** Its containers, innermost first; the element itself can be gone when the dialog closes. */
  readonly homes: readonly Element[]
}

/** The opener of a dialog that is about to open. */
export function readOpener(): Opener {
  const element = document.activeElement
  const places = ['[data-gw-shipment]', 'section', '.gw-root']
  return { element, homes: places.flatMap((home) => element?.closest(home) ?? []) }
}

/**
 * Where focus goes when a dialog closes: to the opener of the first of several dialogs; if that has left
 * the page, to the dialog's subject, else to the first focusable heading near the opener, else in any of
 * our roots (screens §2.3).
 */
export function fallbackFocus({ element, homes }: Opener, params: FocusPlace): HTMLElement | null {
  if (canTakeFocus(element)) return element
  const { lineId, shipmentId } = params
  const subjects = [
    lineId !== undefined && `[data-gw-line="${lineId}"] [data-gw-heading]`,
    shipmentId !== undefined && `[data-gw-shipment="${shipmentId}"] [data-gw-heading]`,
  ].filter((place): place is string => Boolean(place))
  const near = [...subjects, '[data-gw-heading], section [tabindex="-1"]'].flatMap((place) =>
    homes.flatMap((home) => [...home.querySelectorAll(place)]),
  )
  const any = [...subjects, '.gw-root [data-gw-heading]'].flatMap((place) => [
    ...document.querySelectorAll(place),
  ])
  return [...near, ...any].find(canTakeFocus) ?? null
}
