import { useTexts } from '../../hooks'
import { finderTexts } from '../../texts/finder'
import { overviewTexts } from '../../texts/overview'
import { TextField } from '../../ui'
import './OverviewFinder.css'
import { useFinding } from '../shipment/useFinding'

interface OverviewFinderProps {
  /** Called with the ids of those that match, or null for all. */
  onChoose(ids: ReadonlySet<number> | null): void
  isFiltered: boolean
}

/** Finding somebody in a long list of all recipients; the cards beside it stay as they are. */
export function OverviewFinder({ onChoose, isFiltered }: OverviewFinderProps) {
  const { query, setQuery, result } = useFinding(onChoose)
  const { find } = useTexts(overviewTexts)
  const { hint } = useTexts(finderTexts)
  return (
    <search className="gw-overview-finder" aria-label={find}>
      <TextField
        label={find}
        hint={isFiltered ? result : hint}
        type="search"
        value={query}
        onValue={setQuery}
        autoComplete="off"
      />
    </search>
  )
}
