import { useShipmentIds } from '../../hooks'
import { LazyRecipientGlance, LazyRecipientOverview } from '../lazy/lazyNotices'
import './OverviewPlaceholder.css'

/** Up to so many cards are seen at a glance. */
const FEW = 3

interface OverviewPlaceProps {
  /** Closed until it is wanted, as on a phone, where it stands before the cards. */
  isCollapsed?: boolean
}

/** Room for the list of all recipients of a cart with many: it comes after the cards. */
export function OverviewPlaceholder({ isCollapsed }: OverviewPlaceProps) {
  const count = useShipmentIds().length
  if (count <= FEW) return null
  // Custom properties are no part of React's type of a style.
  const rows = { '--gw-overview-count': count } as Record<string, number>
  return (
    <div className="gw-overview-placeholder" data-collapsed={isCollapsed || undefined} style={rows}>
      {isCollapsed ? <LazyRecipientGlance /> : <LazyRecipientOverview />}
    </div>
  )
}
