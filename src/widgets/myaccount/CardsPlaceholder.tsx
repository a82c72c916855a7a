import { Awaited, type AwaitedProps } from '../../parts'
import { Card, Skeleton } from '../../ui'

/** Placeholder while a list of cards loads. */
export function CardsPlaceholder(props: Pick<AwaitedProps, 'says' | 'onRetry'>) {
  return (
    <Awaited {...props}>
      {['first', 'second'].map((card) => (
        <Card key={card}>
          <Skeleton shape="heading" />
          <Skeleton lines={4} />
        </Card>
      ))}
    </Awaited>
  )
}
