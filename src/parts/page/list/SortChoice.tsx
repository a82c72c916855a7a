import { useIsWide } from '../../../hooks'
import { NativeSelect, VisuallyHidden } from '../../../ui'
import { LazySelect } from '../../lazy/LazySelect'
import './SortChoice.css'

export interface SortChoiceProps {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onValue(value: string): void
}

/** The sort order of a list: a native select on a phone, a rich one on wider pages. */
export function SortChoice({ label, ...select }: SortChoiceProps) {
  const Select = useIsWide() ? LazySelect : NativeSelect
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
