import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { finderTexts } from '../../texts/finder'
import { Checkbox, TextButton, TextField } from '../../ui'
import './ShipmentFinder.css'
import { useFinding } from './useFinding'

export interface ShipmentFinderProps {
  /** Called with the ids of those that match, or null for all. */
  onChoose(ids: ReadonlySet<number> | null): void
  isFiltered: boolean
  isAllOpen: boolean
  onCollapseAll(isOpen: boolean): void
}

/** Finding somebody in a cart with very many recipients, by name, place or item. */
export function ShipmentFinder(props: ShipmentFinderProps) {
  const { onChoose, isFiltered, isAllOpen, onCollapseAll } = props
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
        <TextButton onClick={() => onCollapseAll(!isAllOpen)}>
          {isAllOpen ? texts.closeAll : texts.openAll}
        </TextButton>
      </div>
      {isFiltered && (
        <p className="gw-finder-row">
          {result}
          <TextButton onClick={clear}>{fill(texts.clear, { all })}</TextButton>
        </p>
      )}
    </search>
  )
}
