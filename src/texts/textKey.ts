import type * as address from './address'
import type * as banner from './banner'
import type * as bulk from './bulk'
import type * as cart from './cart'
import type { Catalogue } from './catalogue'
import type * as closing from './closing'
import type * as code from './code'
import type * as common from './common'
import type * as delivery from './delivery'
import type * as dialog from './dialog'
import type * as finder from './finder'
import type * as giftMessage from './giftMessage'
import type * as line from './line'
import type * as lineNotice from './lineNotice'
import type * as lineOptions from './lineOptions'
import type * as miniCart from './miniCart'
import type * as offer from './offer'
import type * as offline from './offline'
import type * as problem from './problem'
import type * as question from './question'
import type * as recipient from './recipient'
import type * as shipment from './shipment'
import type * as summary from './summary'
import type * as toast from './toast'
import type * as wallet from './wallet'

/** Every file of texts. */
type Files = readonly [
  typeof address,
  typeof banner,
  typeof bulk,
  typeof cart,
  typeof code,
  typeof common,
  typeof delivery,
  typeof dialog,
  typeof finder,
  typeof giftMessage,
  typeof line,
  typeof lineNotice,
  typeof lineOptions,
  typeof miniCart,
  typeof offer,
  typeof offline,
  typeof closing,
  typeof problem,
  typeof question,
  typeof recipient,
  typeof shipment,
  typeof summary,
  typeof toast,
  typeof wallet,
]

/** The keys of one file; the condition makes it take each file of a union by itself. */
type KeysOf<TFile> = TFile extends unknown
  ? {
      [K in keyof TFile]: TFile[K] extends Catalogue<infer TTexts, infer TNoun>
        ? `${TNoun}.${keyof TTexts & string}`
        : never
    }[keyof TFile]
  : never

/** The key of a text that a host may replace, such as `'cart.title'`. */
export type TextKey = KeysOf<Files[number]>

/** Texts of a host in the places of ours, by key. */
export type TextOverrides = Readonly<Partial<Record<TextKey, string>>>
