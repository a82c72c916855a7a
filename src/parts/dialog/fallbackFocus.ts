import { canTakeFocus } from '../../ui/dialog'

/** What a dialog was about; the line and the shipment of it count. */
export type FocusPlace = Readonly<Record<string, string | number>>

/** Where the opener of a dialog stood, from the innermost on; it may be gone when the dialog closes. */
export const homesOf = (opener: Element | null): readonly Element[] =>
  ['[data-gw-shipment]', 'section', '.gw-root'].flatMap((home) => opener?.closest(home) ?? [])

/**
 * Where the focus goes when a dialog closes and what had it before has left the page: to `opener`,
 * which had it before the first of several dialogs; else to what the dialog was about, else to the
 * first heading of where the opener stood, else of the shop, that is to be seen (screens §2.3).
 */
export function fallbackFocus(
  opener: Element | null,
  homes: readonly Element[],
  params: FocusPlace,
): HTMLElement | null {
  if (canTakeFocus(opener)) return opener
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
