import type { Contents } from '../../dialog/kinds'
import { BulkRecipients } from './BulkRecipients'

/** Sending to many at once, loaded when it is wanted: it brings what reads a table with it. */
export const contents = { 'bulk-recipients': BulkRecipients } as const satisfies Contents
