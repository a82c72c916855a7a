import { addDays, type CalendarDay, calendarDay } from '../../domain/calendar'
import { cents } from '../../domain/money'
import { US_STATES } from '../../domain/recipient/states'
import type { Shipment } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'
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
import { Button, Cluster, Message, NamedLabel, TextButton } from '../../ui'
import { useSaving } from '../dialog/useSaving'
import { focusAfterGone } from '../focus/focusAfterGone'
import { Failure } from '../page/Failure'
import './ClaimStatus.css'

interface ClaimStatusProps {
  claim: Claim
  links: UseClaimLinksResult
  /** Leaves out whom it waits for, if that is already shown. */
  isBare?: boolean | undefined
  /** How the shopper enters the address: in the form below, or in one that this opens. */
  self?: 'form' | (() => void) | undefined
  /** Shows the link. */
  onShow(): void
  /** Called when the link is withdrawn. */
  onWithdraw(): void
}

/**
 * The status of a link: waiting, late, or answered with an extra cost; with actions to remind, approve or
 * withdraw.
 */
export function ClaimStatus(props: ClaimStatusProps) {
  const { claim, links, isBare, self, onShow, onWithdraw } = props
  const texts = useTexts(claimTexts)
  const announce = useAnnounce()
  const { isBusy, error, run } = useSaving()
  const { claim_id, status } = claim
  const isAnswered = status === 'approve'
  const name = nameOf(claim)

  const approve = (button: Element) =>
    focusAfterGone(button, () => run(() => links.approve(claim_id)))
  const renew = (button: Element) =>
    focusAfterGone(button, () =>
      run(async () => {
        const outcome = await links.renew(claim_id)
        // A claim answered meanwhile has no link to show.
        if (outcome.status === 'gone' || outcome.claim?.token) onShow()
        return outcome
      }),
    )
  async function withdraw() {
    onWithdraw()
    if (await run(() => links.withdraw(claim_id))) announce('say', { text: texts.stopped })
  }

  const actions = (
    <>
      {isAnswered ? (
        <Button saves isBusy={isBusy} onClick={({ currentTarget }) => void approve(currentTarget)}>
          <NamedLabel of={name}>{texts.approveDo}</NamedLabel>
        </Button>
      ) : (
        <Button saves isBusy={isBusy} onClick={({ currentTarget }) => void renew(currentTarget)}>
          <NamedLabel of={name}>{texts.remind}</NamedLabel>
        </Button>
      )}
      <Button variant="quiet" saves isBusy={isBusy} onClick={() => void withdraw()}>
        <NamedLabel of={name}>{texts.stop}</NamedLabel>
      </Button>
    </>
  )
  const isSaid = isBare && status === 'waiting'
  return (
    <div className="gw-claim-status">
      {isSaid ? (
        <Cluster>{actions}</Cluster>
      ) : (
        <Message tone={status === 'waiting' ? 'info' : 'warn'} actions={actions}>
          {/* The answer arrives without the shopper doing anything. */}
          <div role="status">
            <StatusWords claim={claim} />
          </div>
        </Message>
      )}
      {error && <Failure>{error}</Failure>}
      <Self {...{ claim, links, self }} />
    </div>
  )
}

/** The alternative: an address form; for an order, the link's own page. */
function Self({ claim, links, self }: Pick<ClaimStatusProps, 'claim' | 'links' | 'self'>) {
  const texts = useTexts(claimTexts)
  if (self === 'form') return <p className="gw-claim-self">{texts.self}</p>
  const words = <NamedLabel of={nameOf(claim)}>{texts.self}</NamedLabel>
  if (self) return <TextButton onClick={self}>{words}</TextButton>
  const isLinked = claim.order_id != null && claim.status === 'waiting'
  const link = isLinked ? links.linkOf(claim) : null
  return link && <a href={link}>{words}</a>
}

const nameOf = ({ fname, lname }: Claim): string =>
  recipientName({ fname: fname ?? '', lname: lname ?? '' })

const stateName = (state: Claim['state']): string =>
  US_STATES.find(({ code }) => code === state)?.name ?? state ?? ''

function StatusWords({ claim }: { claim: Claim }) {
  const { crec_id, order_id, fname, status, state, extra } = claim
  const texts = useTexts(claimTexts)
  const format = useFormat()
  const { shipment } = useShipment(crec_id)
  if (status === 'approve') {
    const amount = format.money(cents(extra ?? 0))
    return fill(texts.approve, { state: stateName(state), amount })
  }
  if (status !== 'late') return fill(texts.waiting, { name: fname ?? '' })
  const day = shipment && keptUntil(shipment)
  if (day) return fill(texts.late, { day: format.day(day) })
  return order_id == null ? texts.lateNoDay : texts.lateOrdered
}

/**
 * The last day on which providing an address keeps the gift's date: the day before it ships; null if it has
 * no ship date.
 */
function keptUntil({ shipping }: Shipment): CalendarDay | null {
  const leaves = calendarDay(shipping?.ship_date)
  return leaves && addDays(leaves, -1)
}
