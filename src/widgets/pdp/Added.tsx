import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { calendarDay } from '../../domain/calendar'
import { sendDayOf } from '../../domain/gift-message/sendDay'
import { safeUrl } from '../../domain/page/urls'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift, isMyself, recipientName } from '../../domain/shipment/shipments'
import {
  useAnnounce,
  useAsk,
  useCart,
  useFormat,
  usePage,
  useShipments,
  useTexts,
} from '../../hooks'
import { type Bought, isFocusFree, possessive, useAddedWords } from '../../parts'
import { cartTexts } from '../../texts/cart'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { miniCartTexts } from '../../texts/miniCart'
import { addTexts } from '../../texts/pdp'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { shipmentTexts } from '../../texts/shipment'
import { Button, ButtonLink, Icon, IconButton, TextButton } from '../../ui'
import './added.css'
import type { BuyBox } from './useBuyBox'

type Placed = Extract<Bought, { recipients: unknown }>

interface AddedProps {
  buyBox: BuyBox
  bought: Placed
}

/**
 * What was added, and for whom: a row per person with their date. It is no dialog, takes no focus, and stays until it
 * is put away or somebody else is chosen.
 */
export function Added({ buyBox, bought }: AddedProps) {
  const { item, choice, putAway } = buyBox
  const texts = useTexts(pdpMoreTexts)
  const { shipments } = useShipments()
  const sentence = useSaid(item.name, bought)
  const rows = shipments.filter(({ crec_id }) => bought.shipmentIds.includes(crec_id))
  const place = useRef<HTMLElement>(null)
  // It pushes the button that was pressed down, on a wide page out of the window.
  useLayoutEffect(() => {
    const bar = place.current?.closest('.gw-buy-bar')
    bar?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const close = ({ currentTarget }: MouseEvent) => {
    // The button goes with the rest: the focus goes on to the way to add more.
    const bar = currentTarget.closest('.gw-buy-bar')
    bar?.querySelector<HTMLElement>('.gw-buy-bar-row :is(a, button)')?.focus()
    putAway()
  }
  const sendAnother = ({ currentTarget }: MouseEvent) => {
    const page = currentTarget.closest('.gw-pdp')
    page?.querySelector<HTMLElement>('.gw-people')?.focus()
    putAway()
    choice.choose([])
  }
  return (
    <section ref={place} className="gw-added" aria-label={sentence.text}>
      <p className="gw-added-text">
        <Icon name="check" />
        <span>{sentence.text}</span>
      </p>
      <IconButton className="gw-added-close" icon="close" label={texts.close} onClick={close} />
      <ul className="gw-added-rows">
        {rows.map((shipment) => (
          <Row key={shipment.crec_id} shipment={shipment} bought={bought} />
        ))}
      </ul>
      {bought.isPartlySet && <p className="gw-added-note">{texts.partlySet}</p>}
      {bought.lostMessages.length > 0 && <LostMessage buyBox={buyBox} bought={bought} />}
      <Ways total={sentence.total} onNext={item.is_egift ? null : sendAnother} />
    </section>
  )
}

/** The sentence for what was added and the cart's total, said once, politely. */
function useSaid(item: string, bought: Placed): { text: string; total: string | null } {
  const words = useAddedWords()
  const texts = useTexts(addTexts)
  const announce = useAnnounce()
  const format = useFormat()
  const { totals } = useCart()
  const text = words(item, bought.recipients)
  const total = totals && fill(texts.total, { amount: format.money(totals.amountDue) })
  const [spoken] = useState(() => [text, total].filter(Boolean).join(' '))
  useEffect(() => announce('say', { text: spoken }), [announce, spoken])
  return { text, total }
}

/** One person: when it arrives, and the way to another day. */
function Row({ shipment, bought }: { shipment: Shipment; bought: Placed }) {
  const texts = useTexts(pdpMoreTexts)
  const words = useTexts(shipmentTexts)
  const { someone } = useTexts(addTexts)
  const { myself } = useTexts(commonTexts)
  const format = useFormat()
  const ask = useAsk()
  const { crec_id: shipmentId, shipping, gift_message: card } = shipment
  const isMine = isMyself(shipment)
  const name = isMine ? myself : recipientName(shipment) || someone
  const arrives = calendarDay(shipping?.delivery_date)
  const sent = sendDayOf(shipment.announce_it_time)
  const day = isEGift(shipment) ? sent : arrives
  const when = isEGift(shipment) ? words.emailDay : texts.arrives
  return (
    <li className="gw-added-row">
      <span className="gw-added-who">
        <span className="gw-added-name">{name}</span>
        <span className="gw-note">{day ? fill(when, { day: format.day(day) }) : words.noDay}</span>
      </span>
      <TextButton
        aria-label={fill(texts.changeDateOf, { name })}
        onClick={() => void ask('delivery-dates', { shipmentId })}
      >
        {texts.changeDate}
      </TextButton>
      {bought.keptMessages.includes(shipmentId) && card && (
        <p className="gw-added-note">
          {isMine
            ? texts.messageKeptMine
            : fill(texts.messageKept, { possessive: possessive(shipment, words) })}
        </p>
      )}
    </li>
  )
}

/** A message that was not saved is still there, to be saved by one press. */
function LostMessage({ buyBox, bought }: AddedProps) {
  const texts = useTexts(pdpMoreTexts)
  const { tryAgain } = useTexts(commonTexts)
  const { setGiftMessages } = useShipments()
  // The words that were lost; the field may have others by now.
  const [message] = useState(buyBox.message)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [tries, setTries] = useState(0)
  const note = useRef<HTMLDivElement>(null)
  const save = async () => {
    setSaving(true)
    const { status } = await setGiftMessages(bought.lostMessages, message)
    setSaving(false)
    setSaved(status === 'saved')
    setTries((count) => count + 1)
  }
  useLayoutEffect(() => {
    if (isSaved && isFocusFree()) closeOf(note.current)?.focus()
  }, [isSaved])
  return (
    <div ref={note} className="gw-added-note">
      {/* Anew with each try, or the same words would not be said again. */}
      <p key={tries} role="alert">
        {isSaved ? texts.messageSaved : texts.messageLost}
      </p>
      {!isSaved && (
        <Button saves isBusy={isSaving} onClick={() => void save()}>
          {tryAgain}
        </Button>
      )}
    </div>
  )
}

/** What has the focus once the button has gone: it is always there, and presses nothing twice. */
const closeOf = (part: Element | null) =>
  part?.closest('.gw-added')?.querySelector<HTMLElement>('.gw-added-close')

interface WaysProps {
  total: string | null
  /** Begins with somebody else; not where people are not chosen. */
  onNext: ((event: MouseEvent) => void) | null
}

/** What the cart comes to, and the ways on: the cart, somebody else, the shop. */
function Ways({ total, onNext }: WaysProps) {
  const { links } = usePage()
  const texts = useTexts(pdpMoreTexts)
  const { viewCart } = useTexts(miniCartTexts)
  const { moreFromShop } = useTexts(cartTexts)
  const [cart, shop] = [safeUrl(links.cart), safeUrl(links.shop)]
  return (
    <>
      <div className="gw-added-sum">
        {total && <p className="gw-added-total">{total}</p>}
        {cart && <ButtonLink href={cart}>{viewCart}</ButtonLink>}
      </div>
      <div className="gw-added-ways">
        {onNext && <TextButton onClick={onNext}>{texts.next}</TextButton>}
        {shop && (
          <a className="gw-added-shop" href={shop}>
            {moreFromShop}
          </a>
        )}
      </div>
    </>
  )
}
