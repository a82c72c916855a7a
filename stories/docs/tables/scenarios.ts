import * as scenarios from '../../../mocks/scenarios'
import type { Documented } from '../../../scripts/docs/readDocs'

const files = import.meta.glob<readonly Documented[]>('../../../mocks/scenarios/*.ts', {
  eager: true,
  query: '?docs',
  import: 'default',
})

const HEADINGS: Readonly<Record<string, string>> = {
  carts: 'Carts and shoppers',
  recipients: 'Recipients and messages',
  lines: 'Lines',
  codes: 'Promo codes and gift cards',
  offers: 'Sales',
  shipping: 'Dates and shipping',
  delivery: 'Choosing dates',
  large: 'Very many recipients',
  products: 'Products',
  shop: 'Shopping',
  login: 'Accounts at checkout',
  profile: 'Accounts',
  checkout: 'The way through checkout',
  billing: 'Paying',
  orders: 'What was ordered',
  account: 'The account area',
  claims: 'Links that ask for an address',
  sendAgain: 'Sending an order again',
  cards: 'Saved cards',
  subscriptions: 'What comes again',
  problems: 'Carts that may not be checked out',
  server: 'Servers in trouble',
}

/** The scenarios of a file, such as `carts`; names in capitals are constants. */
const scenariosOf = (file: string) =>
  (files[`../../../mocks/scenarios/${file}.ts`] ?? []).filter(
    ({ name }) => /^[a-z]/.test(name) && name in scenarios,
  )

/** Every scenario, grouped by subject. */
export const scenarioChapters = Object.entries(HEADINGS).map(([file, heading]) => ({
  heading,
  scenarios: scenariosOf(file),
}))
