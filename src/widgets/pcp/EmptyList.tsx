import { useTexts } from '../../hooks'
import { pcpTexts } from '../../texts/pcp'
import { Button, Icon } from '../../ui'

interface EmptyListProps {
  /** Whether there would be something without what is chosen. */
  isFiltered: boolean
  onClear(): void
}

/** Nothing matches, or nothing is there yet. */
export function EmptyList({ isFiltered, onClear }: EmptyListProps) {
  const texts = useTexts(pcpTexts)
  return (
    <div className="gw-pcp-empty">
      <Icon name="gift" />
      <p className="gw-pcp-empty-title">{isFiltered ? texts.none : texts.empty}</p>
      {isFiltered && <Button onClick={onClear}>{texts.clear}</Button>}
    </div>
  )
}
