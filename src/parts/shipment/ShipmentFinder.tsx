import type { ReactNode } from 'react'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { finderTexts } from '../../texts/finder'
import { Checkbox, TextButton, TextField } from '../../ui'
import { ForEveryone } from './ForEveryone'
import './ShipmentFinder.css'
import { useFinding } from './useFinding'

type OnChoose = (ids: ReadonlySet<number> | null) => void

export interface ShipmentFinderProps {
  /** Called with the ids of those that match, or null for all; without it nothing is searched. */
  onChoose?: OnChoose | undefined
  isFiltered: boolean
  isAllOpen: boolean
  onCollapseAll(isOpen: boolean): void
}

/** What stands above a gift list: finding somebody where it is long, expanding and collapsing all. */
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

/** Finding somebody by name, place or item, or those of whom something is missing. */
function Search({ onChoose, isFiltered, children }: SearchProps) {
  const texts = useTexts(finderTexts)
  const { all, result, clear, ...asked } = useFinding(onChoose)
  return (
    <search className="gw-finder">
      <TextField
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
          <TextButton onClick={clear}>{fill(texts.clear, { all })}</TextButton>
        </p>
      )}
    </search>
  )
}
