import type { MissingPart } from '../../domain/shipment/completeness'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { missingTexts } from '../../texts/missing'

/** Names what a shipment or an address needs: "Needs address, phone number". */
export function useNeedsText(): (parts: readonly MissingPart[]) => string {
  const { needs, ...words } = useTexts(missingTexts)
  return (parts) => fill(needs, { parts: parts.map((part) => words[`part.${part}`]).join(', ') })
}
