import { canTakeFocus } from '../../ui/dialog'

/** What a dialog was about; the line and the shipment of it count. */
export type FocusPlace = Readonly<Record<string, string | number>>

/** What had the focus before a dialog. */
export interface Opener {
  readonly element: Element | null
  /** Where it stood, from the innermost on; it may be gone when the dialog closes. */
  readonly homes: readonly Element[]
}

/** The opener of a dialog that is about to open. */
export function readOpener(): Opener {
  const element = document.activeElement
  const places = ['[data-gw-shipment]', 'section', '.gw-root']
  return { element, homes: places.flatMap((home) => element?.closest(home) ?? []) }
}

/**
 * Where the focus goes when a dialog closes and what had it before has left the page: to the
 * opener of the first of several dialogs; else to what the dialog was about, else to the
 * first heading of where the opener stood, else of the shop, that is to be seen (screens §2.3).
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
