import { useTexts } from '../../../hooks'
import { deliveryTexts } from '../../../texts/delivery'
import { Icon } from '../../../ui'
import './Legend.css'

/** What the days of the grid look like. Screen readers hear it of each day, so it is hidden from them. */
export function Legend({ hasOvernight }: { hasOvernight: boolean }) {
  const texts = useTexts(deliveryTexts)
  return (
    <ul className="gw-legend gw-note" aria-hidden="true">
      <li className="gw-legend-item">
        <span className="gw-legend-day" data-kind="open">
          8
        </span>
        {texts.legendOpen}
      </li>
      <li className="gw-legend-item">
        <span className="gw-legend-day" data-kind="chosen">
          <Icon className="gw-legend-icon" name="check" />
        </span>
        {texts.legendChosen}
      </li>
      <li className="gw-legend-item">
        <span className="gw-legend-day" data-kind="closed">
          8
        </span>
        {texts.legendClosed}
      </li>
      {hasOvernight && (
        <li className="gw-legend-item">
          <span className="gw-legend-day" data-kind="open">
            <Icon className="gw-legend-icon" name="moon" />
          </span>
          {texts.legendOvernight}
        </li>
      )}
    </ul>
  )
}
