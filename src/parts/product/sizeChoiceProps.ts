import type { UseProductResult } from '../../hooks'

/** Props shared by tiles and list. */
export interface SizeChoiceProps {
  product: Pick<UseProductResult, 'sizes' | 'size' | 'stockStatus' | 'setSize'>
  /** Name of a size without a label. */
  name: string
  /** Legend, if the options are not sizes. */
  legend?: string
}
