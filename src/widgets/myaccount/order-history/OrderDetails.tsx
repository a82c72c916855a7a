import { type RefObject, useState } from 'react'
import { type OrderDetailState, useTexts } from '../../../hooks'
import { Awaited, LoadFailed, useRetainedFocus } from '../../../parts'
import { orderTexts } from '../../../texts/order'
import { Button, Disclosure, NamedLabel, Skeleton } from '../../../ui'
import { Invoice } from './Invoice'
import { printAlone } from './printAlone'

interface OrderDetailsProps {
  /** The order's title. */
  title: string
  detail: OrderDetailState
  onOpen(): void
  /** The order's card, the only part that is printed. */
  card: RefObject<HTMLElement | null>
}

/** The details of an order, loaded when opened. */
export function OrderDetails({ title, detail, onOpen, card }: OrderDetailsProps) {
  const { details, old } = useTexts(orderTexts)
  const [isOpen, setOpen] = useState(false)
  const { status, order } = detail
  const place = useRetainedFocus(status)
  return (
    <Disclosure
      className="gw-order-details"
      summary={<NamedLabel of={title}>{details}</NamedLabel>}
      isOpen={isOpen}
      onToggle={(opens) => {
        setOpen(opens)
        if (opens) onOpen()
      }}
    >
      <div {...place}>
        {status === 'failed' ? (
          <LoadFailed onRetry={onOpen} />
        ) : !order ? (
          // While closed, nothing is loading.
          isOpen && (
            <Awaited onRetry={onOpen}>
              <Skeleton lines={4} />
            </Awaited>
          )
        ) : order.is_limited ? (
          <p>{old}</p>
        ) : (
          <>
            <Invoice order={order} />
            <PrintButton title={title} onPrint={() => printAlone(card.current)} />
          </>
        )}
      </div>
    </Disclosure>
  )
}

function PrintButton({ title, onPrint }: { title: string; onPrint(): void }) {
  const { print } = useTexts(orderTexts)
  return (
    <Button className="gw-order-print" icon="print" onClick={onPrint}>
      <NamedLabel of={title}>{print}</NamedLabel>
    </Button>
  )
}
