import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { finderTexts } from '../../texts/finder'
import { Checkbox, TextButton, TextField } from '../../ui'
import { ForEveryone } from './ForEveryone'
import './ShipmentFinder.css'
import { useFinding } from './useFinding'

type OnChoose = (ids: ReadonlySet<number> | null) => void

export interface ShipmentFinderProps {
  /** Called with the matching ids, or null for all. If absent, there is no search. */
  onChoose?: OnChoose | undefined
  isFiltered: boolean
  isAllOpen: boolean
  onCollapseAll(isOpen: boolean): void
}

/** The toolbar of a gift list: search if it is long, expand and collapse all. */
export function ShipmentFinder(props: ShipmentFinderProps) {
  const { onChoose, isAllOpen, onCollapseAll } = props
  const texts = useTexts(finderTexts)
  const collapse = (
    <TextButton onClick={() => onCollapseAll(!isAllOpen)}>
      {isAllOpen ? texts.closeAll : texts.openAll}
    </TextButton>
  )
  return onChoose ? (
    <Search {...props} onChoose={onChoose}>
      {collapse}
    </Search>
  ) : (
    <div className="gw-finder-row">
      <ForEveryone />
      {collapse}
    </div>
  )
}

interface SearchProps extends Pick<ShipmentFinderProps, 'isFiltered'> {
  onChoose: OnChoose
  children: ReactNode
}

/** Search by name, place or item, and a filter for incomplete shipments. */
function Search({ onChoose, isFiltered, children }: SearchProps) {
  const texts = useTexts(finderTexts)
  const { all, result, clear, ...asked } = useFinding(onChoose)
  const field = useRef<HTMLInputElement>(null)
  const showAll = () => {
    // The button disappears with the search.
    field.current?.focus()
    clear()
  }
  return (
    <search className="gw-finder">
      <TextField
        ref={field}
        label={texts.label}
        hint={texts.hint}
        type="search"
        value={asked.query}
        onValue={asked.setQuery}
        autoComplete="off"
      />
      <div className="gw-finder-row">
        <Checkbox
          label={texts.onlyMissing}
          checked={asked.isOnlyMissing}
          onChecked={asked.setOnlyMissing}
        />
        {children}
      </div>
      <div className="gw-finder-row">
        <ForEveryone />
      </div>
      {isFiltered && (
        <p className="gw-finder-row">
          <span>{result}</span>
          <TextButton onClick={showAll}>{fill(texts.clear, { all })}</TextButton>
        </p>
      )}
    </search>
  )
}
