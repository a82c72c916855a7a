import { useId, useState } from 'react'
import { isReady } from '../../domain/shipment/completeness'
import { useCartSelector, useShipmentIds, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { overviewTexts } from '../../texts/overview'
import { Card, Disclosure, LongList } from '../../ui'
import { eachShipment } from '../shipment/eachShipment'
import { OverviewFinder } from './OverviewFinder'
import './RecipientOverview.css'
import { RecipientRow } from './RecipientRow'

/** How high a line is, in rem. */
const ROW = 4

/** Who gets what: a line for each recipient, which leads to its card. */
export function RecipientOverview() {
  const { title } = useTexts(overviewTexts)
  const headingId = useId()
  return (
    <Card as="section" isFlush className="gw-overview" aria-labelledby={headingId}>
      <div className="gw-overview-head">
        <h2 className="gw-overview-title" id={headingId}>
          {title}
        </h2>
        <p className="gw-overview-count">{useReadyCount()}</p>
      </div>
      <Rows />
    </Card>
  )
}

/** The same, closed until it is wanted. */
export function RecipientGlance() {
  const { title } = useTexts(overviewTexts)
  const [isOpen, setOpen] = useState(false)
  const count = useReadyCount()
  return (
    <Card isFlush className="gw-overview" data-collapsed>
      <Disclosure summary={`${title}: ${count}`} isOpen={isOpen} onToggle={setOpen}>
        {isOpen && <Rows />}
      </Disclosure>
    </Card>
  )
}

/** A list of more than this is searched. */
const LONG = 12

function Rows() {
  const ids = useShipmentIds()
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const isLong = ids.length > LONG
  const shown = isLong && chosen ? ids.filter((id) => chosen.has(id)) : ids
  return (
    <>
      {isLong && <OverviewFinder onChoose={setChosen} isFiltered={chosen !== null} />}
      <LongList className="gw-overview-rows" ids={shown} height={ROW}>
        {(id) => <RecipientRow shipmentId={id} />}
      </LongList>
    </>
  )
}

const readyIn = eachShipment(isReady, (all) => all.filter(Boolean).length)

/** "9 of 11 ready". */
function useReadyCount(): string {
  const count = useShipmentIds().length
  const ready = useCartSelector(readyIn)
  const { readyCount } = useTexts(overviewTexts)
  return fill(readyCount, { ready, count })
}
