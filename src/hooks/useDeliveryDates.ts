import { useMemo } from 'react'
import { type CalendarDay, calendarDay, isoDay } from '../domain/calendar'
import { NO_DATE_SHIP_ID } from '../domain/constants'
import { type DeliveryDay, deliveryDays } from '../domain/delivery/deliveryDays'
import {
  type DeliveryWeek,
  deliveryWeeks,
  mondayOf,
  openDays,
} from '../domain/delivery/deliveryWeeks'
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
import { type DeliveryFactsOf, deliveryFacts } from './internal/deliveryView'
import { restoreDates } from './internal/restoreDates'
import { useMinutesToCutoff } from './internal/useMinutesToCutoff'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export type { DeliveryOutcome } from '../store/delivery/delivery'
export type { EarliestOutcome } from '../store/delivery/earliest'

/** How a date is chosen. */
export interface DateChoice {
  /** Gives it to every shipment that can take it. */
  applyAll?: boolean
  /** On exactly this day, for what that costs on top. */
  isSpecificDay?: boolean
}

/** Outcome of a date: whether it is saved, and which other shipments were not given it. */
export interface DateOutcome extends DeliveryOutcome {
  /** Empty unless it was meant for all. */
  missed: readonly SkippedShipment[]
  /** Gives each shipment its own date back; absent unless it was meant for all. Never rejects. */
  undo?: () => Promise<DeliveryOutcome>
}

export interface UseDeliveryDatesResult extends DeliveryFactsOf {
  /** The shipment, or null when the cart holds no such shipment any more. Wire names. */
  shipment: Shipment | null
  /** Perishable goods have a calendar, others a method, and an e-gift a day on which it is sent. */
  kind: DeliveryFactsOf['kind']
  /** Every day of the months that there are: when it can arrive, or why it cannot. */
  days: readonly DeliveryDay[]
  /** The days on which it can arrive. */
  availableDays: readonly DeliveryDay[]
  /** The first ten of them. */
  nextTen: readonly DeliveryDay[]
  /** Like `days`, with only what the overnight upgrade brings. */
  overnightDays: readonly DeliveryDay[]
  /** From Monday to Sunday, those in which it can arrive. */
  weeks: readonly DeliveryWeek[]
  /** The day on which it arrives as the cart has it; null where it has none. */
  chosen: CalendarDay | null
  /** Whether any day of a week will do. */
  isByWeek: boolean
  /** The ways to send what does not perish, with what each costs. */
  methods: readonly DeliveryMethodOf[]
  /** Whether the method it has is not offered any more. */
  isMethodGone: boolean
  /** Overnight and a named day: what each costs, and which is chosen. */
  upgrades: DeliveryFactsOf['upgrades']
  /** What shipping to Alaska or Hawaii costs it, in US cents; null where it goes elsewhere or ships free. */
  alaskaHawaiiCents: number | null
  /** What is promised of its arrival, or null. */
  guarantee: DeliveryFactsOf['guarantee']
  /** The day in Chicago on which an e-gift is sent; null where none is chosen. */
  sendDay: CalendarDay | null
  /** Where an e-gift is sent to; empty where that is not known. */
  email: string
  /** Today in Chicago; null before anything was read. */
  today: CalendarDay | null
  /** Today's cut-off in Central time, as the server spells it. */
  cutoff: string | null
  /** Whole minutes left until the cut-off; null once it has passed, and where nothing leaves today. */
  minutesToCutoff: number | null
  /** True where the server says that today's parcels are gone. */
  isCutoffPassed: boolean
  /** `idle`, `loading`, `ready` or `failed`: whether the days have been read. */
  status: LoadStatus
  /** True while a change of this shipment is on its way. */
  isPending: boolean
  /** The other shipments that could not be given a date, each with the reason. */
  cannotTake(
    date: Omit<SharedDate, 'shipmentId'>,
    isOvernight?: boolean,
  ): readonly SkippedShipment[]
  /** What a day that is given to all costs on top; null before the days are read. */
  upgradesForAll(day: DeliveryDay, isSpecificDay: boolean): UpgradesForAll | null
  /** Chooses a day, with the upgrade where only that arrives on it. Never rejects. */
  choose(day: DeliveryDay, choice?: DateChoice): Promise<DateOutcome>
  /**
   * Chooses the earliest day that costs nothing on top, where it has none yet; `kind` says why none was
   * chosen: `no-dates`, or `date-taken`. Never rejects.
   */
  chooseEarliest(): Promise<EarliestOutcome>
  /** Lets it arrive on any day of a week. Never rejects. */
  chooseWeek(week: DeliveryWeek, choice?: Pick<DateChoice, 'applyAll'>): Promise<DateOutcome>
  /** Sends it by another method; the server assigns the date. Never rejects. */
  chooseMethod(shipId: number): Promise<DeliveryOutcome>
  /** Takes the overnight upgrade, or leaves it, with the day it leaves on as it is. Never rejects. */
  chooseOvernight(isOvernight: boolean): Promise<DeliveryOutcome>
  /** Sets on which day and to whom an e-gift is sent. Never rejects. */
  chooseSendDay(choice: SendDay): Promise<DeliveryOutcome>
  /** Reads the days again. Never rejects. */
  refresh(): Promise<DatesOutcome>
}

type DeliveryMethodOf = DeliveryFactsOf['methods'][number]

const NONE: readonly ShipDateOption[] = []

/**
 * When and how a shipment is delivered: the days on which it can arrive and why not on others, weeks,
 * methods, upgrades with what they cost; and choosing one. Each choice resolves to its outcome;
 * nothing else tells of it.
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
  const { byShipment, holidays, status, cutoff, cutoffAt, ...slot } = useSlot(
    store.slot(deliveryDateActions),
  )
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
  const weeks = useMemo(() => deliveryWeeks(days), [days])
  const facts = useMemo(() => deliveryFacts(cart, shipment), [cart, shipment])
  const optionsOf = (id: number) => byShipment[id] ?? NONE

  /** Sends a date, and finds in the cart that came back who was not given it. */
  async function send(
    date: SharedDate,
    choice: ShippingChoice,
    isOvernight: boolean,
  ): Promise<DateOutcome> {
    const before: Cart | null = store.state.cart
    const outcome = await verbs.choose(shipmentId, choice)
    // What is refused is no longer available: what is, is read again.
    if (outcome.reason === 'refused') await load()
    const after: Cart | null = store.state.cart
    if (outcome.status !== 'saved' || !choice.applyAll || !after || !rules)
      return { ...outcome, missed: [] }
    const missed = wereMissed(after, date, optionsOf, { ...rules, isOvernight })
    return {
      ...outcome,
      missed,
      ...(before && { undo: () => restoreDates(verbs.choose, before, after) }),
    }
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
    chooseWeek({ monday, days: [first] }, { applyAll = false } = {}) {
      if (!first?.option) return Promise.resolve({ ...failed('refused'), missed: [] })
      const { ship_date: shipDate, delivery_date: deliveryDate = null } = first.option
      const { isOvernight } = first
      const choice = { shipDate, deliveryDate, isOvernight, selectType: SELECT_WEEK, applyAll }
      return send({ shipmentId, day: mondayOf(monday), isWeek: true }, choice, isOvernight)
    },
    chooseMethod: (shipId) =>
      // The method 24 gets no date, and how long another takes is the server's to say.
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
