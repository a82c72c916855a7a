import { describe, expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { CART_TYPE_EGIFT } from '../constants'
import type { SavedAddress, Shipment } from '../schema/entities'
import { recipientChoices } from './recipients'
import { addressesOfSameNames, addressOfSameName, namesake } from './sameName'

const nowhere = { address_1: '', city: '', state: '', postal_code: '' }
const wanting = (over = {}) => aShipment({ fname: 'Dana', lname: 'Lee', ...nowhere, ...over })
const dana = (over: Partial<SavedAddress> = {}) =>
  anAddress({ fname: 'Dana', lname: 'Lee', ...over })
const offered = (shipment: ReturnType<typeof wanting>, addresses: readonly SavedAddress[]) =>
  addressOfSameName(
    shipment,
    addresses.map((address) => ({ address, shipmentId: null })),
  )

describe('the address with the same name', () => {
  const home = dana()
  it.each([
    ['the only one', wanting(), [home, anAddress()], home],
    ['in other letters', wanting({ fname: ' dana ', lname: 'LEE' }), [home], home],
    ['none of that name', wanting({ lname: 'Leeds' }), [home], null],
    ['two of that name', wanting(), [home, dana()], null],
    ['two, one of them complete', wanting(), [dana(nowhere), home], home],
    ['no name', wanting({ fname: '', lname: '' }), [dana({ fname: '', lname: '' })], null],
    ['without the phone that frozen food needs', wanting(), [dana({ phone: '' })], null],
  ] as const)('%s', (_case, shipment, addresses, expected) => {
    expect(offered(shipment, addresses)).toBe(expected)
  })

  it('is not another gift’s address', () => {
    const shipment = wanting()
    const at = (shipmentId: number) => addressOfSameName(shipment, [{ address: home, shipmentId }])
    expect(at(shipment.crec_id)).toBe(home)
    expect(at(shipment.crec_id + 1)).toBeNull()
  })
})

describe('the addresses with the same names, for several shipments at once', () => {
  const [home, other] = [dana(), anAddress({ fname: 'Bo', lname: 'Ray' })]
  const bo = () => wanting({ fname: 'Bo', lname: 'Ray' })
  const anEGift = (over = {}) => wanting({ cart_type: CART_TYPE_EGIFT, email: '', ...over })
  /** Ids of the shipments, of all in the cart, that get an address, and the ids of these addresses. */
  const known = (...recipients: readonly Shipment[]) => {
    const cart = aCart({ recipients: [...recipients] })
    const choices = recipientChoices(cart, [home, other])
    return addressesOfSameNames(cart, recipients, choices).map(({ shipmentId, address }) => [
      shipmentId,
      address.addr_id,
    ])
  }

  it('are found for each that lacks one', () => {
    const [danas, bos] = [wanting(), bo()]
    expect(known(danas, bos)).toEqual([
      [danas.crec_id, home.addr_id],
      [bos.crec_id, other.addr_id],
    ])
    const complete = aShipment({ fname: 'Dana', lname: 'Lee' })
    expect(known(complete, wanting({ is_myself: true }))).toEqual([])
  })

  it('do not include one that two of them would get, which would merge them', () => {
    const bos = bo()
    expect(known(wanting(), bos, wanting())).toEqual([[bos.crec_id, other.addr_id]])
  })

  it('do not include one to which another e-gift goes, which would merge them', () => {
    const bos = bo()
    const there = anEGift({ fname: 'Ann', email: 'ann@example.com', addr_id: home.addr_id })
    expect(known(there, anEGift(), bos)).toEqual([[bos.crec_id, other.addr_id]])
  })
})

describe('a known person with the typed name', () => {
  const home = dana()
  const typed = { fname: 'dana ', lname: 'Lee' }
  const known = (shipmentId: number | null, over: Partial<SavedAddress> = {}) =>
    namesake(wanting({ fname: 'Eleanor' }), { ...typed, ...over }, [{ address: home, shipmentId }])
  it('can be another gift’s recipient, and needs the full name', () => {
    expect(known(null)).toBe(home)
    expect(known(-1)).toBe(home)
    expect(known(null, { lname: '' })).toBeNull()
    expect(known(null, { lname: 'Le' })).toBeNull()
  })

  it('is not the gift’s own recipient', () => {
    const shipment = wanting()
    expect(namesake(shipment, typed, [{ address: home, shipmentId: shipment.crec_id }])).toBeNull()
  })
})
