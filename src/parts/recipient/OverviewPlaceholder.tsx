import { useShipmentIds } from '../../hooks'
import { OnDemand } from '../lazy/OnDemand'
import './OverviewPlaceholder.css'

/** Up to so many cards are seen at a glance. */
const FEW = 3

interface OverviewPlaceProps {
  /** Closed until it is wanted, as on a phone, where it stands before the cards. */
  isFolded?: boolean
}

/** Room for the list of all recipients of a cart with many: it comes after the cards. */
export function OverviewPlace({ isFolded }: OverviewPlaceProps) {
  const count = useShipmentIds().length
  if (count <= FEW) return null
  // Custom properties are no part of React's type of a style.
  const rows = { '--gw-overview-count': count } as Record<string, number>
  return (
    <div className="gw-overview-place" data-folded={isFolded || undefined} style={rows}>
      <OnDemand name={isFolded ? 'RecipientGlance' : 'RecipientOverview'} />
    </div>
  )
}
