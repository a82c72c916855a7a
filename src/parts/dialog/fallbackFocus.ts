import { canTakeFocus } from '../../ui/dialog'

/**
 * Where the focus goes when a dialog closes and what had it before has left the page: to `opener`,
 * which had it before the first of several dialogs; else to what the dialog was about, else to the
 * first heading of the shop that is to be seen (screens §2.3); in the root of the opener before any other.
 */
export function fallbackFocus(
  opener: Element | null,
  home: Element | null | undefined,
  params: Readonly<Record<string, string | number>>,
): HTMLElement | null {
  if (canTakeFocus(opener)) return opener
  const { lineId, shipmentId } = params
  const places = [
    lineId !== undefined && `[data-gw-line="${lineId}"] [data-gw-heading]`,
    shipmentId !== undefined && `[data-gw-shipment="${shipmentId}"] [data-gw-heading]`,
    '.gw-root [data-gw-heading]',
  ].filter((place): place is string => Boolean(place))
  const near = places.flatMap((place) => [...(home?.querySelectorAll(place) ?? [])])
  const any = places.flatMap((place) => [...document.querySelectorAll(place)])
  return [...near, ...any].find(canTakeFocus) ?? null
}
