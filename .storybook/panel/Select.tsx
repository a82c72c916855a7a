// The builder of Storybook's manager compiles JSX to calls of React.
import React from 'react'

interface Item {
  value: string
  title: string
  /** A description of one sentence. */
  text?: string
  /** Items of one group are listed together. */
  group?: string
}

interface SelectProps {
  label: string
  items: readonly Item[]
  value: string
  onChange(value: string): void
  disabled?: boolean
  /** The reason if it is disabled, otherwise the description of the selected item. */
  hint?: string
}

/** A field with choices, in groups if they have any. */
export function Select({ label, items, value, onChange, disabled, hint }: SelectProps) {
  const groups = Map.groupBy(items, ({ group = '' }) => group)
  const says = hint ?? items.find((item) => item.value === value)?.text
  return (
    <label>
      {label}
      <select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {[...groups].map(([group, members]) =>
          group ? (
            <optgroup key={group} label={group}>
              <Options items={members} />
            </optgroup>
          ) : (
            <Options key={group} items={members} />
          ),
        )}
      </select>
      {says && <small>{says}</small>}
    </label>
  )
}

const Options = ({ items }: { items: readonly Item[] }) =>
  items.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ))
