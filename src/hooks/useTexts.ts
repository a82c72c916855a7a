import { useMemo } from 'react'
import { type Catalogue, withOverrides } from '../texts/catalogue'
import { useStore } from './StoreProvider'

/** The texts of a noun, with the page's overrides applied: `useTexts(cartTexts).title`. */
export function useTexts<TTexts extends Readonly<Record<string, string>>>(
  catalogue: Catalogue<TTexts>,
): TTexts {
  const { format, state } = useStore()
  const { texts } = state
  const { locale } = format
  return useMemo(() => withOverrides(catalogue, texts, locale), [catalogue, texts, locale])
}
