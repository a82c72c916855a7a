import { useState } from 'react'
import {
  useBulkRecipients,
  useDeliveryDates,
  useLineItem,
  useRecipients,
  useShipment,
  useShipments,
  useSizes,
} from '../../src'
import { formatDay } from '../../src/domain'

/** Everything that can be changed in a cart of gifts, with plain controls. */
export function Gifts() {
  const { shipmentIds } = useShipments()
  return (
    <>
      {shipmentIds.map((id) => (
        <Gift key={id} shipmentId={id} />
      ))}
      <Many shipmentId={shipmentIds[0]} />
    </>
  )
}

function Gift({ shipmentId }: { shipmentId: number }) {
  const { shipment, lines } = useShipment(shipmentId)
  const name = shipment?.fname ?? 'somebody'
  return (
    <section aria-label={`For ${name}`}>
      <h2>For {name}</h2>
      <Recipient shipmentId={shipmentId} />
      <Dates shipmentId={shipmentId} />
      <Words key={shipment?.gift_message} shipmentId={shipmentId} />
      {lines.map(({ line }) => (
        <Options key={line.clin_id} lineId={line.clin_id} />
      ))}
    </section>
  )
}

function Recipient({ shipmentId }: { shipmentId: number }) {
  const { choices, changeRecipient } = useRecipients()
  const current = choices.find((one) => one.shipmentId === shipmentId)
  const change = (addrId: string) => {
    const choice = choices.find(({ address }) => String(address.addr_id) === addrId)
    if (choice) void changeRecipient(shipmentId, choice.address)
  }
  return (
    <label>
      Goes to{' '}
      <select
        value={current?.address.addr_id ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {choices.map(({ address }) => (
          <option key={address.addr_id ?? 'me'} value={address.addr_id ?? ''}>
            {address.fname || 'me'}
          </option>
        ))}
      </select>
    </label>
  )
}

function Dates({ shipmentId }: { shipmentId: number }) {
  const { chosen, nextTen, choose } = useDeliveryDates(shipmentId)
  return (
    <p>
      Arrives {chosen ? formatDay(chosen) : 'some day'}{' '}
      {nextTen.slice(0, 3).map((day) => (
        <button key={formatDay(day.day)} type="button" onClick={() => choose(day)}>
          {formatDay(day.day)}
        </button>
      ))}
    </p>
  )
}

function Words({ shipmentId }: { shipmentId: number }) {
  const { shipment, setGiftMessage } = useShipment(shipmentId)
  const [text, setText] = useState(shipment?.gift_message ?? '')
  return (
    <p>
      <label>
        Gift message{' '}
        <textarea
          maxLength={240}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>{' '}
      <button type="button" onClick={() => setGiftMessage({ is_a_gift: true, gift_message: text })}>
        Save
      </button>
    </p>
  )
}

function Options({ lineId }: { lineId: number }) {
  const { info, line, frequency, swapSku, setAutoDelivery } = useLineItem(lineId)
  const { sizes } = useSizes(lineId)
  if (!line) return null
  const name = info?.product.name ?? `Item ${line.sku_id}`
  return (
    <p>
      <label>
        {name}, size{' '}
        <select
          value={line.sku_id}
          onChange={(event) => swapSku(Number(event.currentTarget.value))}
        >
          {sizes.map(({ skuId, label, units }) => (
            <option key={skuId} value={skuId} disabled={units === 0}>
              {label ?? skuId}
            </option>
          ))}
        </select>
      </label>{' '}
      <label>
        {name}, every{' '}
        <select value={frequency} onChange={(event) => setAutoDelivery(event.currentTarget.value)}>
          <option value="0">never again</option>
          <option value="1">month</option>
          <option value="2">2 months</option>
        </select>
      </label>
    </p>
  )
}

function Many({ shipmentId }: { shipmentId: number | undefined }) {
  const { readText, choose, rows, sendable, start, undo, status, counts } = useBulkRecipients()
  const [list, setList] = useState('')
  const read = () => {
    if (shipmentId !== undefined) choose({ shipmentId })
    void readText(list)
  }
  return (
    <section aria-label="To many">
      <h2>The first to many</h2>
      <label>
        Their addresses, as CSV{' '}
        <textarea value={list} onChange={(event) => setList(event.currentTarget.value)} />
      </label>
      <button type="button" onClick={read}>
        Check
      </button>
      <button type="button" disabled={sendable.length === 0} onClick={start}>
        Send to {sendable.length} of {rows.length}
      </button>
      <button type="button" disabled={status !== 'done'} onClick={undo}>
        Undo
      </button>
      <p role="status">
        {status}: {counts.done} of {counts.total}
      </p>
    </section>
  )
}
