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

/** Two customers of a house, neither of whom is signed in. */
export const twoCustomers = scenario(() => ({ accounts: [margaret(), dana()] }))

const link = { token: 'story', until: Date.parse('2027-01-31T00:00:00Z') }
const ALL = { offers: true, recipes: true, charges: true, sms: true, frequency: 'weekly', link }

/** What the links in emails to Margaret Holloway bear. */
export const EMAIL_LINK = `${margaret().cust_id}.${link.token}`

const reminders = [
  { reminder_id: 71, occasion: 'Eleanor’s birthday', day: '2026-12-20' },
  { reminder_id: 72, occasion: 'Mom and Dad’s anniversary', day: '2027-02-14' },
]

/** A customer who is sent everything, with two days to be reminded of. */
export const emailsAndReminders = scenario(() => ({ ...atHome(), emails: ALL, reminders }))

/** A customer who is sent nothing but order updates, and reminded of nothing. */
export const noEmails = scenario(() => ({
  ...atHome(),
  emails: { offers: false, recipes: false, charges: false },
}))

/** The same as with everything, but the last email came back. */
export const emailsBounced = scenario(() => ({ ...atHome(), emails: { ...ALL, is_bounced: true } }))

/** The same, while recipes cannot be changed. */
export const emailsPartlyStuck = scenario(() => ({
  ...atHome(),
  emails: ALL,
  rules: { stuckTopics: ['recipes'] },
}))

/** A customer who is not signed in, and has come by the link of an email. */
export const cameByEmailLink = scenario(() => ({ accounts: [margaret()], emails: ALL }))

/** The same, with a link that is too old. */
export const cameByOldEmailLink = scenario(() => ({
  accounts: [margaret()],
  emails: { ...ALL, link: { ...link, until: 0 } },
}))
