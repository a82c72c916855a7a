import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const asked = () => new URLSearchParams(location.search).get('edit')

/** What a page of checkout was opened to change, `?edit=<crec_id>`; null where it is only passed through. */
export function useEditId(given?: string | number | null): string | null {
  const inAddress = useSyncExternalStore(never, asked, () => null)
  return given === null || given === undefined ? inAddress : String(given)
}
