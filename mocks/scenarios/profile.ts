import type { Customer } from '../../src/domain/schema/entities'
import { scenario } from './make'
import { margaret } from './people'

const dana = () => ({ cust_id: 8003, fname: 'Dana', lname: 'Lee', email: 'dana.lee@example.com' })

/** Margaret Holloway in her account, in a shop that has another customer. */
const atHome = (over: Partial<Customer> = {}) => ({
  customer: { ...margaret(), phone: '4025550199', ...over },
  accounts: [dana()],
})

/** A customer in her account, with complete details. */
export const customerAtHome = scenario(() => atHome())

/** The same, in a shop where a new email only counts after its link was opened. */
export const customerOfAHouseThatVerifies = scenario(() => ({
  ...atHome(),
  rules: { verifiesEmails: true },
}))

/** A customer with details at maximum length. */
export const longDetails = scenario(() =>
  atHome({
    fname: 'Maximiliana-Eva',
    lname: 'Featherstonehau',
    email: 'maximiliana.featherstonehaugh@mail.example-abc.com',
  }),
)

/** Two customers of a shop, neither of them signed in. */
export const twoCustomers = scenario(() => ({ accounts: [margaret(), dana()] }))

const link = { token: 'story', until: Date.parse('2027-01-31T00:00:00Z') }
const ALL = { offers: true, recipes: true, charges: true, sms: true, frequency: 'weekly', link }

/** The token of the links in emails to Margaret Holloway. */
export const EMAIL_LINK = `${margaret().cust_id}.${link.token}`

const reminders = [
  { reminder_id: 71, occasion: 'Eleanor’s birthday', day: '2026-12-20' },
  { reminder_id: 72, occasion: 'Mom and Dad’s anniversary', day: '2027-02-14' },
]

/** A customer who gets all emails, with two reminders. */
export const emailsAndReminders = scenario(() => ({ ...atHome(), emails: ALL, reminders }))

/** A customer who gets only order updates, without reminders. */
export const noEmails = scenario(() => ({
  ...atHome(),
  emails: { offers: false, recipes: false, charges: false },
}))

/** The same as with all emails, but the last one bounced. */
export const emailsBounced = scenario(() => ({ ...atHome(), emails: { ...ALL, is_bounced: true } }))

/** The same, while the recipes topic cannot be changed. */
export const emailsPartlyStuck = scenario(() => ({
  ...atHome(),
  emails: ALL,
  rules: { stuckTopics: ['recipes'] },
}))

/** A customer who is not signed in, and opened an email's link. */
export const cameByEmailLink = scenario(() => ({ accounts: [margaret()], emails: ALL }))

/** The same, with an expired link. */
export const cameByOldEmailLink = scenario(() => ({
  accounts: [margaret()],
  emails: { ...ALL, link: { ...link, until: 0 } },
}))
