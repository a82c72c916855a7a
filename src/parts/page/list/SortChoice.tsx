import { useSyncExternalStore } from 'react'
import { NativeSelect, VisuallyHidden } from '../../../ui'
import { LazySelect } from '../../lazy/LazySelect'
import './SortChoice.css'

export interface SortChoiceProps {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onValue(value: string): void
}

/** In which order a list stands: the browser's own select on a phone, a rich one where there is room. */
export function SortChoice({ label, ...select }: SortChoiceProps) {
  const Select = useHasRoom() ? LazySelect : NativeSelect
  return (
    <div className="gw-sort">
      <span className="gw-sort-word" aria-hidden="true">
        {label}
      </span>
      <Select
        className="gw-sort-field"
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        {...select}
      />
    </div>
  )
}

/** Whether the window is wider than a phone's; a hook of its own, as the one of the cart comes with the cart. */
const useHasRoom = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(ROOM).matches,
    () => false,
  )

const ROOM = '(min-width: 480px)'

function listen(listener: () => void): () => void {
  const query = matchMedia(ROOM)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
