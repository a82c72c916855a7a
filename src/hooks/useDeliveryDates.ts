import { useMemo } from 'react'
import { type CalendarDay, calendarDay, isoDay, mondayOf } from '../domain/calendar'
import { NO_DATE_SHIP_ID } from '../domain/constants'
import { type DeliveryDay, deliveryDays } from '../domain/delivery/deliveryDays'
import { type DeliveryWeek, deliveryWeeks, openDays } from '../domain/delivery/deliveryWeeks'
import {
  cannotTake,
  type SharedDate,
  type SkippedShipment,
  wereMissed,
} from '../domain/delivery/sameDay'
import type { ShipDateOption } from '../domain/delivery/shippingDates'
import { SELECT_DAY, SELECT_STANDARD, SELECT_WEEK } from '../domain/delivery/upgrades'
import { type UpgradesForAll, upgradesForAll } from '../domain/delivery/upgradesForAll'
import { sendDayOf } from '../domain/gift-message/sendDay'
import type { Cart, Shipment } from '../domain/schema/entities'
import { failed } from '../store/core/outcome'
import { shipmentKey } from '../store/core/pending'
import type { LoadStatus } from '../store/core/state'
import {
  deliveryActions,
  deliveryDateActions,
  earliestDateActions,
} from '../store/delivery/actions'
import type { DeliveryOutcome, SendDay } from '../store/delivery/delivery'
import type { DatesOutcome } from '../store/delivery/deliveryDates'
import type { EarliestOutcome } from '../store/delivery/earliest'
import type { ShippingChoice } from '../store/delivery/shippingInput'
import { cartIndex } from './internal/cartIndex'
import { type DeliveryFacts, type DeliveryMethod, deliveryFacts } from './internal/deliveryView'
import { useMinutesToCutoff } from './internal/useMinutesToCutoff'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export type { DeliveryOutcome } from '../store/delivery/delivery'
export type { EarliestOutcome } from '../store/delivery/earliest'

/** How a date is chosen. */
export interface DateChoice {
  /** Applies the date to every shipment that can take it. */
  applyAll?: boolean
  /** Delivers on exactly this day, at a surcharge. */
  isSpecificDay?: boolean
}

/** Outcome of choosing a date: whether it was saved, and which other shipments did not get it. */
export interface DateOutcome extends DeliveryOutcome {
  /** Empty unless the date was applied to all. */
  missed: readonly SkippedShipment[]
}

export interface UseDeliveryDatesResult extends DeliveryFacts {
  /** The shipment, or null if it is no longer in the cart. Wire names. */
  shipment: Shipment | null
  /** Perishable shipments have a calendar, others a shipping method, and e-gifts a send day. */
  kind: DeliveryFacts['kind']
  /** Every day of the available months: available, or the reason why not. */
  days: readonly DeliveryDay[]
  /** The days on which it can arrive. */
  availableDays: readonly DeliveryDay[]
  /** The first ten of them. */
  nextTen: readonly DeliveryDay[]
  /** Like `days`, but only with the overnight upgrade. */
  overnightDays: readonly DeliveryDay[]
  /** The weeks, Monday to Sunday, in which it can arrive without the overnight upgrade. */
  weeks: readonly DeliveryWeek[]
  /** The delivery day in the cart; null if it has none. */
  chosen: CalendarDay | null
  /** Whether any day of a week will do. */
  isByWeek: boolean
  /** Shipping methods for non-perishable items, with the cost of each. */
  methods: readonly DeliveryMethod[]
  /** Whether the chosen method is no longer offered. */
  isMethodGone: boolean
  /** Overnight and specific-day delivery: the cost of each, and which is chosen. */
  upgrades: DeliveryFacts['upgrades']
  /** Shipping cost to Alaska or Hawaii, in US cents; null if it goes elsewhere or ships free. */
  alaskaHawaiiCents: number | null
  /** The delivery guarantee, or null. */
  guarantee: DeliveryFacts['guarantee']
  /** The day in Chicago on which an e-gift is sent; null until one is chosen. */
  sendDay: CalendarDay | null
  /** The email address that an e-gift is sent to; empty if unknown. */
  email: string
  /** Today in Chicago; null until the days are loaded. */
  today: CalendarDay | null
  /** Today's cutoff in Central time, as the server formats it. */
  cutoff: string | null
  /** Whole minutes left until the cutoff; null once it has passed, or if nothing can ship today. */
  minutesToCutoff: number | null
  /** True once the server reports that today's cutoff has passed, until midnight in Chicago. */
  isCutoffPassed: boolean
  /** Load status of the days: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** True while a change of this shipment is being saved. */
  isPending: boolean
  /** The other shipments that cannot take a date, each with the reason. */
  cannotTake(
    date: Omit<SharedDate, 'shipmentId'>,
    isOvernight?: boolean,
  ): readonly SkippedShipment[]
  /** The surcharges for applying a day to all shipments; null until the days are loaded. */
  upgradesForAll(day: DeliveryDay, isSpecificDay: boolean): UpgradesForAll | null
  /** Chooses a day, with the overnight upgrade if only that arrives on it. Never rejects. */
  choose(day: DeliveryDay, choice?: DateChoice): Promise<DateOutcome>
  /**
   * Chooses the earliest day without a surcharge, if no day is chosen yet; `kind` says why none was
   * chosen: `no-dates` or `date-taken`. Never rejects.
   */
  chooseEarliest(): Promise<EarliestOutcome>
  /** Lets it arrive on any day of a week. Never rejects. */
  chooseWeek(week: DeliveryWeek, choice?: Pick<DateChoice, 'applyAll'>): Promise<DateOutcome>
  /** Sends it by another method; the server assigns the date. Never rejects. */
  chooseMethod(shipId: number): Promise<DeliveryOutcome>
  /** Adds or removes the overnight upgrade; the ship date stays the same. Never rejects. */
  chooseOvernight(isOvernight: boolean): Promise<DeliveryOutcome>
  /** Sets the day and the email address for sending an e-gift. Never rejects. */
  chooseSendDay(choice: SendDay): Promise<DeliveryOutcome>
  /** Reloads the days. Never rejects. */
  refresh(): Promise<DatesOutcome>
}

const NONE: readonly ShipDateOption[] = []

const isStandard = ({ isOvernight }: DeliveryDay) => !isOvernight

/**
 * When and how a shipment is delivered: available days and why others are not, weeks, methods, and
 * upgrades with their cost, with functions to choose among them. A choice reports its result only
 * through the outcome that it resolves to.
 *
 * @example
 * const { nextTen, choose } = useDeliveryDates(shipmentId)
 * const { missed } = await choose(nextTen[0], { applyAll: true })
 */
export function useDeliveryDates(shipmentId: number): UseDeliveryDatesResult {
  const store = useStore()
  const { load } = store.use(deliveryDateActions)
  const verbs = store.use(deliveryActions)
  const { chooseEarliest } = store.use(earliestDateActions)
  const { byShipment, holidays, status, cutoff, cutoffAt, ...slot } = useSlot(deliveryDateActions)
  const cart = useStateSelector(({ state }) => state.cart)
  const isPassed = useStateSelector(({ state }) => state.cartFacts.passedCutoff)
  const isPending = useStateSelector(({ state }) => Boolean(state.pending[shipmentKey(shipmentId)]))
  const shipment = cartIndex(cart).shipments.get(shipmentId) ?? null
  const options = byShipment[shipmentId] ?? NONE
  const today = useMemo(() => calendarDay(slot.today), [slot.today])
  const rules = useMemo(() => today && { today, holidays }, [today, holidays])
  const days = useMemo(() => (rules ? deliveryDays(options, rules) : []), [options, rules])
  const overnightDays = useMemo(
    () => (rules ? deliveryDays(options, { ...rules, isOvernight: true }) : []),
    [options, rules],
  )
  const availableDays = useMemo(() => openDays(days), [days])
  const isCutoffPassed = slot.isCutoffPassed || isPassed
  const minutesToCutoff = useMinutesToCutoff(
    { today: slot.today, cutoffAt: isCutoffPassed ? null : cutoffAt },
    availableDays,
    load,
  )
  const weeks = useMemo(() => deliveryWeeks(days.filter(isStandard)), [days])
  const facts = useMemo(() => deliveryFacts(cart, shipment), [cart, shipment])
  const optionsOf = (id: number) => byShipment[id] ?? NONE

  /** Saves a date, and finds the shipments in the returned cart that did not get it. */
  async function send(
    date: SharedDate,
    choice: ShippingChoice,
    isOvernight: boolean,
  ): Promise<DateOutcome> {
    const outcome = await verbs.choose(shipmentId, choice)
    // A refused day is no longer available; reload the days that are.
    if (outcome.reason === 'refused') await load()
    const after: Cart | null = store.state.cart
    if (outcome.status !== 'saved' || !choice.applyAll || !after || !rules)
      return { ...outcome, missed: [] }
    return { ...outcome, missed: wereMissed(after, date, optionsOf, { ...rules, isOvernight }) }
  }

  return {
    ...facts,
    shipment,
    days,
    availableDays,
    nextTen: availableDays.slice(0, 10),
    overnightDays,
    weeks,
    sendDay: sendDayOf(shipment?.announce_it_time),
    email: shipment?.announce_it_email || shipment?.email || '',
    today,
    cutoff,
    minutesToCutoff,
    isCutoffPassed,
    status,
    isPending,
    cannotTake(date, isOvernight = false) {
      if (!cart || !rules) return []
      return cannotTake(cart, { ...date, shipmentId }, optionsOf, { ...rules, isOvernight })
    },
    upgradesForAll({ day, isOvernight }, isSpecificDay) {
      if (!cart || !rules) return null
      const all = { ...rules, isOvernight }
      return upgradesForAll(cart, { shipmentId, day }, optionsOf, all, isSpecificDay)
    },
    choose({ day, option, isOvernight }, { applyAll = false, isSpecificDay = false } = {}) {
      if (!option) return Promise.resolve({ ...failed('refused'), missed: [] })
      const deliveryDate = isOvernight ? isoDay(day) : (option.delivery_date ?? null)
      const selectType = isSpecificDay ? SELECT_DAY : SELECT_STANDARD
      const choice = { shipDate: option.ship_date, deliveryDate, isOvernight, selectType, applyAll }
      return send({ shipmentId, day }, choice, isOvernight)
    },
    chooseEarliest: () => chooseEarliest(shipmentId),
    chooseWeek({ monday, days: ofWeek }, { applyAll = false } = {}) {
      const option = ofWeek.find(isStandard)?.option
      if (!option) return Promise.resolve({ ...failed('refused'), missed: [] })
      const { ship_date: shipDate, delivery_date: deliveryDate = null } = option
      const selectType = SELECT_WEEK
      const choice = { shipDate, deliveryDate, isOvernight: false, selectType, applyAll }
      return send({ shipmentId, day: mondayOf(monday), isWeek: true }, choice, false)
    },
    chooseMethod: (shipId) =>
      // Method 24 has no date; for other methods, the server decides how long they take.
      verbs.choose(shipmentId, {
        shipId,
        deliveryDate: null,
        ...(shipId === NO_DATE_SHIP_ID && { shipDate: null }),
      }),
    chooseOvernight: (isOvernight) => verbs.choose(shipmentId, { isOvernight, deliveryDate: null }),
    chooseSendDay: (choice) => verbs.chooseSendDay(shipmentId, choice),
    refresh: load,
  }
}
