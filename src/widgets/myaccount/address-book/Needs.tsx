import type { bookLacks } from '../../../domain/recipient/addressBook'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { missingTexts } from '../../../texts/missing'
import { Icon } from '../../../ui'

/** What an address lacks before anything can be sent there. Renders nothing if it is complete. */
export function Needs({ parts }: { parts: ReturnType<typeof bookLacks> }) {
  const { needs, ...words } = useTexts(missingTexts)
  if (parts.length === 0) return null
  return (
    <p className="gw-book-needs">
      <Icon name="warning" />
      <span>{fill(needs, { parts: parts.map((part) => words[`part.${part}`]).join(', ') })}</span>
    </p>
  )
}
