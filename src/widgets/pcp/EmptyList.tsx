import { useTexts } from '../../hooks'
import { pcpTexts } from '../../texts/pcp'
import { Button, Icon } from '../../ui'

interface EmptyListProps {
  /** Whether the list is only empty because of its filters. */
  isFiltered: boolean
  onClear(): void
}

/** Shown when nothing matches, or there are no products yet. */
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
