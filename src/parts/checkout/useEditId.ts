import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const asked = () => new URLSearchParams(location.search).get('edit')

/**
 * The shipment that a checkout page was opened to edit, `?edit=<crec_id>`; null if it is part of the normal
 * flow.
 */
export function useEditId(given?: string | number | null): string | null {
  const inAddress = useSyncExternalStore(never, asked, () => null)
  return given === null || given === undefined ? inAddress : String(given)
}
