import { type ComponentProps, use, useEffect, useRef } from 'react'
import type { ClassNames, CustomComponents } from 'react-day-picker'
import { compareDays, isBefore, isoDay } from '../../../domain/calendar'
import type { Format } from '../../../domain/format'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { Icon, VisuallyHidden } from '../../../ui'
import { dayWords } from '../words'
import { GridContext } from './gridContext'
import { fromLocal } from './localDate'

type PieceProps<TName extends keyof CustomComponents> = ComponentProps<CustomComponents[TName]>

/** A day in the grid: its number and extra cost, all included in its accessible name. */
function DayButton({
  day,
  modifiers,
  children,
  'aria-label': _label,
  ...native
}: PieceProps<'DayButton'>) {
  const texts = useTexts(deliveryTexts)
  const format = useFormat()
  const grid = use(GridContext)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) button.current?.focus()
  }, [modifiers.focused])

  const own = fromLocal(day.date)
  const each = grid?.of(isoDay(own))
  if (!grid || !each) return <span>{children}</span>
  const extraCents = each.option ? grid.extraCents(each) : null
  const marks = {
    isToday: compareDays(own, grid.today) === 0,
    isInCart: grid.inCart !== null && compareDays(own, grid.inCart) === 0,
    extraCents,
  }
  return (
    <button
      {...native}
      ref={button}
      aria-disabled={!each.option || undefined}
      data-in-cart={marks.isInCart || undefined}
    >
      <VisuallyHidden>{dayWords(each, marks, texts, format)}</VisuallyHidden>
      <span className="gw-month-number" aria-hidden="true">
        {children}
      </span>
      {modifiers.selected && <Icon className="gw-month-check" name="check" />}
      {Boolean(extraCents) && (
        <span className="gw-month-extra" aria-hidden="true">
          {fill(texts.extra, { amount: wholeAmount(extraCents ?? 0, format) })}
        </span>
      )}
    </button>
  )
}

/** An amount without cents, to save room: "$15". */
const wholeAmount = (cents: number, { money }: Format): string =>
  money(Math.round(cents / 100) * 100).replace(/[.,]00(?!\d)/, '')

/** A week row; weeks before the current one are omitted. */
function Week({ week, ...native }: PieceProps<'Week'>) {
  const first = use(GridContext)?.firstDay
  const last = week.days.at(-1)
  const isPast = first && last && isBefore(fromLocal(last.date), first)
  // biome-ignore lint/complexity/noUselessFragments: the calendar's component type does not allow null
  return isPast ? <></> : <tr {...native} />
}

/** The month name. Changes are announced by the page's one live region. */
function CaptionLabel({
  role: _role,
  'aria-live': _live,
  children,
  ...native
}: PieceProps<'CaptionLabel'>) {
  return <h3 {...native}>{children}</h3>
}

function Chevron({ orientation, className }: PieceProps<'Chevron'>) {
  return <Icon className={className} name="chevron" data-orientation={orientation} />
}

/** Replacements for the calendar's own components. */
export const components: Partial<CustomComponents> = { DayButton, Week, CaptionLabel, Chevron }

/** Our class names for the calendar's elements. */
export const classNames: Partial<ClassNames> = {
  root: 'gw-month',
  months: 'gw-month-pages',
  month: 'gw-month-page',
  nav: 'gw-month-nav',
  button_previous: 'gw-month-turn',
  button_next: 'gw-month-turn',
  chevron: 'gw-month-chevron',
  month_caption: 'gw-month-caption',
  caption_label: 'gw-month-name',
  month_grid: 'gw-month-grid',
  weekday: 'gw-month-weekday',
  day: 'gw-month-cell',
  day_button: 'gw-month-day',
}
