import { MYSELF_UUID } from '../../../domain/constants'
import { LIMITS } from '../../../domain/limits'
import { type Check, choice, rule } from '../check'
import { UNKNOWN_ID } from '../unknown'

export const recipientChecks: readonly Check[] = [
  choice('recipients.failed', '§8', {
    proves:
      'a recipient who cannot be added returns an error status, so that the error event is raised',
    remedy:
      'Return 404 for an "addr_id" that this shopper does not have, and 422 for an empty name.',
    async run(context) {
      const body = { addr_id: UNKNOWN_ID, fname: '', lname: '' }
      const exchange = await context.ask('putNewRecipient', { body })
      context.mustRefuse(exchange)
    },
  }),
  choice('recipients.limits', '§5', {
    proves: 'names and address lines are saved up to their maximum lengths',
    remedy: `Allow names of ${LIMITS.fname} and address lines of ${LIMITS.address_1} characters.`,
    async run(context) {
      const { addr_id, ...home } = await context.recipient(0)
      const text = (length: number) => `${'x'.repeat(length - 1)}.`
      const company = text(LIMITS.company)
      const address_2 = text(LIMITS.address_2)
      const names = { fname: home.fname ?? 'First', lname: home.lname ?? 'Conformance' }
      const { newAddress } = await context.answer('putNewRecipient', {
        body: { addr_id, ...names, company, address_2 },
      })
      const at = context.last ?? undefined
      await context.ask('putNewRecipient', {
        body: { addr_id, ...names, company: '', address_2: '' },
      })
      context.must(
        newAddress.company === company && newAddress.address_2 === address_2,
        `company and address_2 of ${LIMITS.company} characters`,
        {
          seen: `${newAddress.company?.length ?? 0} and ${newAddress.address_2?.length ?? 0} characters`,
          at,
        },
      )
    },
  }),
  rule('recipients.myself', '§3', {
    proves: `the address "Ship to Myself" has the uuid ${MYSELF_UUID}`,
    remedy: `Give the shopper's own address the uuid ${MYSELF_UUID}, and no other address.`,
    writes: false,
    async run(context) {
      // Some servers create this address on the first request of the address book.
      await context.ask('getAddresses')
      const addresses = (await context.cart()).saved_addresses ?? []
      const own = addresses.filter(({ is_myself }) => is_myself)
      if (own.length === 0) context.skip('The cart lists no address with "is_myself".')
      context.must(
        own.every(({ uuid }) => String(uuid) === String(MYSELF_UUID)),
        `"uuid": "${MYSELF_UUID}"`,
        `"uuid": ${own.map(({ uuid }) => JSON.stringify(uuid)).join(', ')}`,
      )
    },
  }),
]
