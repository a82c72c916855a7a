import type { Contents } from '../../dialog/kinds'
import { BulkRecipients } from './BulkRecipients'

/** Bulk sending, loaded on demand because it includes the table parser. */
export const contents = { 'bulk-recipients': BulkRecipients } as const satisfies Contents
