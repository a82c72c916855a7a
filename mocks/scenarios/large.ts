import { findSku } from '../catalogue'
import { cartScenario } from './make'
import { people } from './people'

const SKUS = [10011, 13011, 14011, 15011] as const
const LAST_NAMES = [
  ...['Abbott', 'Becker', 'Castillo', 'Dahl'],
  ...['Ellison', 'Fontaine', 'Grady', 'Hollis'],
]

/** A company's list of business contacts: a number of shipments with four lines each. */
const manyShipments = (count: number) =>
  cartScenario((make) =>
    Array.from({ length: count }, (_, index) => {
      const person = people[index % people.length]
      const lines = SKUS.filter((sku) => findSku(sku)).map((sku) => make.line(sku))
      const town = { city: person?.city ?? '', state: person?.state ?? '' }
      return make.gift(index, lines, {
        ...town,
        addr_id: 50_001 + index,
        fname: person?.fname ?? '',
        lname: LAST_NAMES[Math.floor(index / people.length) % LAST_NAMES.length] ?? '',
        address_1: `${100 + index} Commerce Street`,
        // Every tenth has no phone number yet.
        phone: index % 10 === 3 ? '' : '4025550100',
      })
    }),
  )

/** 60 recipients, 240 lines. */
export const sixtyRecipients = manyShipments(60)

/** 500 recipients, 2,000 lines. */
export const fiveHundredRecipients = manyShipments(500)
