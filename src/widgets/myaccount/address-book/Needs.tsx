import type { bookLacks } from '../../../domain/recipient/addressBook'
import { useNeedsText } from '../../../parts'
import { Icon } from '../../../ui'

/** What an address lacks before anything can be sent there. Renders nothing if it is complete. */
export function Needs({ parts }: { parts: ReturnType<typeof bookLacks> }) {
  const needsText = useNeedsText()
  if (parts.length === 0) return null
  return (
    <p className="gw-book-needs">
      <Icon name="warning" />
      <span>{needsText(parts)}</span>
    </p>
  )
}
