import { type CSSProperties, type ReactNode, useCallback, useState } from 'react'
import type { Cart, Shipment } from '../../../src/domain/schema/entities'
import { Card } from '../view/Card'
import type { Change } from '../view/Line'
import { Finder } from './Finder'

/** Above the first number, shipments are collapsed; above the second, they are laid out while scrolling. */
const [COLLAPSED_FROM, RUNS_FROM] = [8, 20] as const
/** The number of shipments in a run. */
const RUN = 8

const NONE: ReadonlySet<number> = new Set()

interface ShipmentListProps {
  cart: Cart
  onChange: Change
}

/** The shipments: cards, or lines that expand in place if there are many. */
export function ShipmentList({ cart, onChange }: ShipmentListProps) {
  const { recipients, recalc_detail } = cart
  const [open, setOpen] = useState(NONE)
  const toggle = useCallback((id: number) => setOpen((before) => toggled(before, id)), [])
  const isLong = recipients.length > COLLAPSED_FROM
  const isAllOpen = open.size === recipients.length
  const all = () => setOpen(isAllOpen ? NONE : new Set(recipients.map(({ crec_id }) => crec_id)))

  return (
    <>
      {isLong && <Finder isAllOpen={isAllOpen} onToggleAll={all} />}
      <List shipments={recipients} isLong={isLong}>
        {(shipment) => (
          <Card
            shipment={shipment}
            shippingCost={recalc_detail?.shipping?.[shipment.recipient_guid ?? '']}
            onChange={onChange}
            isOpen={!isLong || open.has(shipment.crec_id)}
            onToggle={isLong ? toggle : undefined}
          />
        )}
      </List>
    </>
  )
}

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])

interface ListProps {
  shipments: readonly Shipment[]
  isLong: boolean
  children(shipment: Shipment): ReactNode
}

/** The list's elements, which are those of the library: a very long one is laid out run by run. */
function List({ shipments, isLong, children }: ListProps) {
  const list = {
    className: 'gw-cart-shipments',
    'data-collapsed': isLong || undefined,
    'aria-label': 'Shipments',
  }
  const item = (shipment: Shipment) => ({ key: shipment.crec_id, children: children(shipment) })
  if (shipments.length <= RUNS_FROM) {
    return (
      <ul {...list}>
        {shipments.map(item).map(({ key, children }) => (
          <li key={key}>{children}</li>
        ))}
      </ul>
    )
  }
  const runs = Array.from({ length: Math.ceil(shipments.length / RUN) }, (_, at) =>
    shipments.slice(at * RUN, (at + 1) * RUN),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same elements as the library's
    <div role="list" {...list}>
      {runs.map((run) => (
        <div key={run[0]?.crec_id} className="gw-run" style={heightOf(run.length)}>
          {run.map(item).map(({ key, children }) => (
            // biome-ignore lint/a11y/useSemanticElements: the same elements as the library's
            <div key={key} role="listitem">
              {children}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

// A line of a collapsed shipment is 5 rem high. React's type for styles does not include custom properties.
const heightOf = (rows: number) => ({ '--gw-run-height': 5 * rows }) as CSSProperties
