import { useTexts } from '../../../hooks'
import { orderTexts } from '../../../texts/order'
import { Button, Card, Icon } from '../../../ui'

/** No order is of that year and that person: the way back to all of them. */
export function NoMatch({ onClear }: { onClear(): void }) {
  const { noMatch, showAll } = useTexts(orderTexts)
  return (
    <Card className="gw-orders-none" surface="sunken">
      <Icon className="gw-orders-none-sign" name="search" />
      <p>{noMatch}</p>
      <Button onClick={onClear}>{showAll}</Button>
    </Card>
  )
}
