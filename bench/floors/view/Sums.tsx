import { missing, money } from '../model'
import { Icon, TextButton } from './controls'

interface SumsProps {
  sum: number
  shippingCost: unknown
  owner: string
}

/** The totals of one shipment, and how much is missing for free shipping. */
export const Sums = ({ sum, shippingCost, owner }: SumsProps) => (
  <footer className="gw-shipment-totals">
    {missing(sum) > 0 && (
      <p className="gw-shipment-gap">
        <Icon name="truck" />
        {`Add ${money(missing(sum))} more to this shipment for free shipping`}
      </p>
    )}
    <dl className="gw-shipment-sums gw-note">
      <Sum name="Items" amount={sum} />
      <Sum name="Shipping" amount={shippingCost} />
      <Sum name="Estimated tax" amount={0} />
    </dl>
    <p className="gw-shipment-foot">
      <TextButton icon="copy" label={`Send this gift to someone else, too: ${owner}`}>
        Send this gift to someone else, too
      </TextButton>
    </p>
  </footer>
)

const Sum = ({ name, amount }: { name: string; amount: unknown }) => (
  <div>
    <dt>{name}</dt>
    <dd>{money(amount)}</dd>
  </div>
)
