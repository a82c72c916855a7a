import { Item, ItemIndicator, ItemText } from '@radix-ui/react-select'
import { Icon } from './Icon'
import './SelectItem.css'

/** One option of a rich select. Its value is never empty: the empty value means no selection. */
export interface RichOption {
  value: string
  label: string
  /** A second line, such as what it costs. */
  hint?: string | undefined
  disabled?: boolean
}

/** An option in the list of a rich select. */
export function SelectItem({ option }: { option: RichOption }) {
  return (
    <Item
      className="gw-select-item"
      // Radix names it by its first line alone; both lines should form the name.
      aria-labelledby={undefined}
      value={option.value}
      textValue={option.label}
      disabled={option.disabled}
    >
      <span className="gw-select-item-text">
        <ItemText>{option.label}</ItemText>{' '}
        {option.hint && <span className="gw-select-item-hint gw-note">{option.hint}</span>}
      </span>
      <ItemIndicator className="gw-select-item-mark">
        <Icon name="check" />
      </ItemIndicator>
    </Item>
  )
}
