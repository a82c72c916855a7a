import type { UseProductResult } from '../../hooks'

/** What is chosen of, whether as tiles or as a list. */
export interface SizeChoiceProps {
  product: Pick<UseProductResult, 'sizes' | 'size' | 'stockStatus' | 'setSize'>
  /** What a size is called that has no words of its own. */
  name: string
  /** What is chosen, where it is no size. */
  legend?: string
}
