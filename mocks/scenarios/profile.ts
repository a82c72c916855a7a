import type { Customer } from '../../src/domain/schema/entities'
import { scenario } from './make'
import { margaret } from './people'

const dana = () => ({ cust_id: 8003, fname: 'Dana', lname: 'Lee', email: 'dana.lee@example.com' })

/** Margaret Holloway in her account, in a house that has another customer. */
const atHome = (over: Partial<Customer> = {}) => ({
  customer: { ...margaret(), phone: '4025550199', ...over },
  accounts: [dana()],
})

/** A customer in her account, whose details are all known. */
export const customerAtHome = scenario(() => atHome())

/** The same, in a house where a new email counts only once its link was opened. */
export const customerOfAHouseThatVerifies = scenario(() => ({
  ...atHome(),
  rules: { verifiesEmails: true },
}))

/** A customer whose details are as long as they may be. */
export const longDetails = scenario(() =>
  atHome({
    fname: 'Maximiliana-Eva',
    lname: 'Featherstonehau',
    email: 'maximiliana.featherstonehaugh@mail.example-abc.com',
  }),
)
