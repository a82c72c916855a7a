import { useRef } from 'react'
import { addDays, type CalendarDay, calendarDay } from '../../domain/calendar'
import { cents } from '../../domain/money'
import { US_STATES } from '../../domain/recipient/states'
import type { Shipment } from '../../domain/schema/entities'
import {
  type Claim,
  type UseClaimLinksResult,
  useAnnounce,
  useFormat,
  useShipment,
  useTexts,
} from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimTexts } from '../../texts/claim'
import { shippingTexts } from '../../texts/shipping'
import { Button, Cluster, Message } from '../../ui'
import { useSaving } from '../dialog/useSaving'
import { Failure } from '../page/Failure'
import './ClaimStatus.css'

interface ClaimStatusProps {
  claim: Claim
  links: UseClaimLinksResult
  /** Leaves out whom it waits for, where that is said already. */
  isBare?: boolean | undefined
  /** Shows the link. */
  onShow(): void
}

type SelfProps = Pick<ClaimStatusProps, 'claim' | 'links' | 'isBare'> & { words: string }

/** A link that was made: whether somebody is waited for, what their answer costs, and the ways out of it. */
export function ClaimStatus({ claim, links, isBare, onShow }: ClaimStatusProps) {
  const texts = useTexts(claimTexts)
  const { enterMyself } = useTexts(shippingTexts)
  const announce = useAnnounce()
  const { isBusy, error, run } = useSaving()
  const place = useRef<HTMLDivElement>(null)
  const { claim_id, status } = claim
  const isAnswered = status === 'approve'

  async function renew() {
    if (await run(() => links.renew(claim_id))) onShow()
  }
  async function withdraw() {
    place.current?.focus()
    if (await run(() => links.withdraw(claim_id))) announce('say', { text: texts.stopped })
  }

  const actions = (
    <>
      {isAnswered ? (
        <Button saves isBusy={isBusy} onClick={() => void run(() => links.approve(claim_id))}>
          {texts.approveDo}
        </Button>
      ) : (
        <Button saves isBusy={isBusy} onClick={() => void renew()}>
          {texts.remind}
        </Button>
      )}
      <Button variant="quiet" saves onClick={() => void withdraw()}>
        {texts.stop}
      </Button>
    </>
  )
  const isSaid = isBare && status === 'waiting'
  return (
    <div ref={place} className="gw-claim-status" tabIndex={-1}>
      {isSaid ? (
        <Cluster>{actions}</Cluster>
      ) : (
        <Message tone={status === 'waiting' ? 'info' : 'warn'} actions={actions}>
          <StatusWords claim={claim} />
        </Message>
      )}
      {error && <Failure>{error}</Failure>}
      <Self claim={claim} links={links} isBare={isBare} words={enterMyself} />
    </div>
  )
}

/** The other way: the form below for a gift of the cart, the page of the link for one that is ordered. */
function Self({ claim, links, isBare, words }: SelfProps) {
  if (claim.order_id == null) return isBare ? null : <p className="gw-claim-self">{words}</p>
  const link = claim.status === 'waiting' ? links.linkOf(claim) : null
  return link && <a href={link}>{words}</a>
}

const nameOf = (state: Claim['state']): string =>
  US_STATES.find(({ code }) => code === state)?.name ?? state ?? ''

function StatusWords({ claim }: { claim: Claim }) {
  const { crec_id, fname, status, state, extra } = claim
  const texts = useTexts(claimTexts)
  const format = useFormat()
  const { shipment } = useShipment(crec_id)
  if (status === 'approve') {
    const amount = format.money(cents(extra ?? 0))
    return fill(texts.approve, { state: nameOf(state), amount })
  }
  if (status !== 'late') return fill(texts.waiting, { name: fname ?? '' })
  const day = shipment && keptUntil(shipment)
  return day ? fill(texts.late, { day: format.day(day) }) : texts.lateNoDay
}

/** The last day on which an address keeps the date of a gift: the one before it leaves; null where it has none. */
function keptUntil({ shipping }: Shipment): CalendarDay | null {
  const leaves = calendarDay(shipping?.ship_date)
  return leaves && addDays(leaves, -1)
}
