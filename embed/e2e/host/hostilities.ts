import { css } from './css'
import { dom } from './dom'
import { events } from './events'
import { globals } from './globals'
import type { Hostility } from './hostility'
import { network } from './network'

/** Everything that a page can do to us, in one table. Source: reliability §8. */
export const hostilities: readonly Hostility[] = [...globals, ...dom, ...events, ...network, ...css]
