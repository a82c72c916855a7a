import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../mocks/fixtures'
import { anAddress } from '../../mocks/people'
import { aHook } from '../../testing/store/hookOnStore'
import { useBulkRecipients } from './useBulkRecipients'

it('a skipped column without a header is skipped again when the remaining rows are read', async () => {
  const address = anAddress()
  const items = [aLine({ item_id: 1503, sku_id: 15031, price: 40 })]
  const from = aShipment({ addr_id: address.addr_id, items, cart_type: 'NP' })
  const cart = aCart({ recipients: [from] })
  const stock = [{ item_id: 1503, units: 9 }]
  const scenario = { cart, addresses: [address], now: '2026-12-01T16:00:00Z', stock }
  const { result } = await aHook(useBulkRecipients, scenario)
  await act(() => result.current.readText('Ann,Ode,green\nBo,,blue'))
  act(() => {
    result.current.setColumn(2, null)
    result.current.choose({ shipmentId: from.crec_id })
  })
  await act(() => result.current.start())
  const csv = await result.current.failedCsv()
  expect(csv).toEqual({ status: 'written', text: 'fname,lname,,reason\r\nBo,,blue,problem\r\n' })
  await act(() => result.current.readText(csv.status === 'written' ? csv.text : ''))
  expect(result.current.table).toMatchObject({
    hasHeader: true,
    columns: ['fname', 'lname', null, null],
  })
})
