import { memo } from 'react'
import type { LineItem } from '../../../src/domain/schema/entities'
import { cost, goods, money } from '../model'
import { Icon, Picture, TextButton } from './controls'

/** Changes the quantity of a line. */
export type Change = (line: LineItem, by: number) => void

interface LineProps {
  line: LineItem
  /** The line's shipment: "Samuel Abernathy’s shipment". */
  owner: string
  onChange: Change
}

/** One line, with the elements of the library's. */
export const Line = memo(({ line, owner, onChange }: LineProps) => {
  const { name, url, image, label, sizes = 0 } = goods.get(line.sku_id) ?? {}
  const id = `line-${line.clin_id}`
  const step = (by: 1 | -1, word: string) => (
    <button type="button" className="gw-icon-button" onClick={() => onChange(line, by)}>
      <Icon name={by > 0 ? 'plus' : 'minus'} />
      <span className="gw-hidden">{`${word} quantity of ${name} in ${owner}`}</span>
    </button>
  )
  return (
    <li className="gw-line" data-role="main" data-gw-line={line.clin_id}>
      <Picture src={image} />
      <div className="gw-line-body">
        <h3 className="gw-line-name" tabIndex={-1}>
          <a href={url}>{name}</a>
        </h3>
        <p className="gw-line-size gw-note">{label}</p>
      </div>
      <div className="gw-line-controls">
        <div className="gw-quantity-control">
          {/* biome-ignore lint/a11y/useSemanticElements: the same elements as the library's */}
          <div className="gw-quantity" role="group" aria-labelledby={`${id}-label`}>
            {step(-1, 'Decrease')}
            <span className="gw-hidden">
              <label id={`${id}-label`} htmlFor={id}>{`Quantity of ${name} in ${owner}`}</label>
            </span>
            <input
              className="gw-quantity-input"
              id={id}
              inputMode="numeric"
              value={Number(line.qty)}
              readOnly
            />
            {step(1, 'Increase')}
          </div>
        </div>
        <div className="gw-line-actions">
          {sizes > 1 && (
            <TextButton icon="pencil" label={`Options for ${name} in ${owner}`}>
              Options
            </TextButton>
          )}
          <TextButton icon="people" label={`Move or copy ${name} in ${owner}`}>
            Move or copy
          </TextButton>
          <TextButton icon="trash" label={`Remove ${name} from ${owner}`}>
            Remove
          </TextButton>
        </div>
      </div>
      <p className="gw-line-subtotal">
        <span className="gw-money">{money(cost(line))}</span>
      </p>
      <div className="gw-line-notice" />
    </li>
  )
})
