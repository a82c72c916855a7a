import type { Features } from '../scripts/embed/featureImports'
import { appNumbers } from './apps'

/*
 * The table of all chunks except those of apps, whose numbers are in their manifests. Only the build reads it;
 * the loader gets data derived from it. A number is part of the URL of a file that open pages may still
 * request, so it is never reused: numbers of removed chunks stay in `retired`.
 */

/**
 * Parts of apps that load on demand. The build turns each `import()` of a `source` into a request to the loader
 * for this number, so that it gets the same timeout, checks and reload. An optional one can be missing: that is
 * not reported, and does not reload the page.
 */
export const features = {
  'dialog-view': { number: 40, source: 'src/parts/dialog/DialogView.tsx' },
  select: { number: 41, source: 'src/ui/richSelect.ts' },
  'carry-over': { number: 102, source: 'embed/page/carryOver.ts' },
  'dialog-host': { number: 42, source: 'embed/page/dialogHost.tsx' },
  'mini-cart': { number: 43, source: 'src/widgets/account-cart/panels.ts' },
  actions: { number: 44, source: 'src/store/core/verbs.ts' },
  sending: { number: 45, source: 'src/api/client/sending.ts' },
  notices: { number: 46, source: 'src/parts/lazy/notices.ts' },
  reporting: { number: 47, source: 'embed/reporting/index.ts', isOptional: true },
  idle: { number: 49, source: 'embed/idle/index.ts', isOptional: true },
  questions: { number: 55, source: 'src/parts/lazy/questions.ts' },
  calendar: { number: 52, source: 'src/parts/delivery/calendar/index.ts' },
  sentry: { number: 50, source: 'embed/reporting/sentry.ts', isOptional: true },
  replay: { number: 58, source: 'embed/reporting/replay.ts', isOptional: true },
  editors: { number: 51, source: 'src/parts/lazy/editors.ts' },
  offers: { number: 54, source: 'src/parts/offer/index.ts', isOptional: true },
  bulk: { number: 53, source: 'src/parts/recipient/bulk/index.ts' },
  'time-zones': { number: 57, source: 'src/domain/timeZone.ts', isOptional: true },
  format: { number: 59, source: 'embed/page/format.ts', isOptional: true },
  wallet: { number: 61, source: 'embed/page/wallet.ts', isOptional: true },
  'quick-view': { number: 64, source: 'src/parts/product/index.ts' },
  choices: { number: 69, source: 'src/parts/product/choices.ts' },
  'product-more': { number: 65, source: 'src/widgets/pdp/more.ts' },
  'cook-mode': { number: 75, source: 'src/parts/recipe/cook/index.ts' },
  'account-dashboard': { number: 84, source: 'src/widgets/myaccount/dashboard/index.ts' },
  'account-order-history': { number: 87, source: 'src/widgets/myaccount/order-history/index.ts' },
  'account-send-again': { number: 98, source: 'src/widgets/myaccount/send-again/index.ts' },
  'account-login': { number: 85, source: 'src/widgets/myaccount/login/index.ts' },
  'account-information': {
    number: 88,
    source: 'src/widgets/myaccount/account-information/index.ts',
  },
  'account-address-book': { number: 86, source: 'src/widgets/myaccount/address-book/index.ts' },
  'account-cards': { number: 93, source: 'src/widgets/myaccount/saved-cards/index.ts' },
  payment: { number: 63, source: 'embed/page/hostedForm.ts' },
  'account-emails': { number: 89, source: 'src/widgets/myaccount/email-preferences/index.ts' },
  claim: { number: 101, source: 'src/parts/claim/index.ts' },
  'account-subscriptions': { number: 96, source: 'src/widgets/myaccount/subscriptions/index.ts' },
  tables: { number: 56, source: 'src/store/recipient/bulk/tables.ts' },
} as const satisfies Features

/**
 * Files without dependencies that share nothing with others: shoppers do not load them, and should not load
 * extra chunks for code that they have in common with a page.
 */
export const alone = { inspect: { number: 80, source: 'embed/inspect/index.ts' } } as const

/** Chunks that several others need; their contents are listed in build/chunkGroups.ts. */
export const shared = {
  'rolldown-runtime': 2,
  header: 6,
  logic: 8,
  react: 9,
  core: 10,
  cart: 11,
  fields: 12,
  address: 121,
  checkout: 122,
  checks: 123,
  delivery: 124,
  buying: 66,
  people: 67,
  controls: 81,
  sales: 82,
  'account-screens': 91,
} as const

/** Numbers of removed chunks. */
export const retired = {
  main: 1,
  ui: 3,
  radix: 4,
  dialog: 5,
  editing: 7,
  host: 13,
  dates: 14,
  'page-data': 15,
  'sentry-core': 16,
  'data-layer': 48,
  'page-options': 60,
  forms: 62,
  shop: 68,
  recipes: 76,
  cards: 77,
  lists: 78,
  cooking: 79,
  account: 83,
  'sign-in': 90,
  'account-shell': 92,
  'card-entry': 94,
  'hosted-form': 95,
  many: 120,
} as const

const all: ReadonlyMap<string, number> = new Map<string, number>([
  ...Object.entries(shared),
  ...Object.entries(appNumbers),
  ...[...Object.entries(features), ...Object.entries(alone)].map(
    ([name, { number }]) => [name, number] as const,
  ),
])

/** A chunk's number by name; throws if the table does not have it. */
export function numberOf(name: string): number {
  const number = all.get(name)
  if (number === undefined) {
    throw new Error(`The chunk "${name}" has no number: give it one in embed/chunks.ts.`)
  }
  return number
}
