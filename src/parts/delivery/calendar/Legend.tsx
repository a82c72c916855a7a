import type { ReactNode } from 'react'
import { useTexts } from '../../../hooks'
import { deliveryTexts } from '../../../texts/delivery'
import { Icon } from '../../../ui'
import './Legend.css'

/** The legend of the grid. Hidden from screen readers, because each day's label says the same. */
export function Legend({ hasOvernight }: { hasOvernight: boolean }) {
  const texts = useTexts(deliveryTexts)
  const days: [kind: string, sign: ReactNode, words: string][] = [
    ['open', '8', texts.legendOpen],
    ['chosen', <Icon key="sign" className="gw-legend-icon" name="check" />, texts.legendChosen],
    ['closed', '8', texts.legendClosed],
  ]
  if (hasOvernight) {
    days.push(['open', '+$', texts.legendOvernight])
  }
  return (
    <ul className="gw-legend gw-note" aria-hidden="true">
      {days.map(([kind, sign, words]) => (
        <li className="gw-legend-item" key={words}>
          <span className="gw-legend-day" data-kind={kind}>
            {sign}
          </span>
          {words}
        </li>
      ))}
    </ul>
  )
}
