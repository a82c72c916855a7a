import { useAccountRoute, useTexts } from '../../../hooks'
import { accountTexts } from '../../../texts/account'
import { manageTexts } from '../../../texts/manageSubs'
import { ButtonLink, Message } from '../../../ui'

/** Another customer’s subscription, a nonexistent one, or no id: all three show the same text. */
export function UnknownSubscription() {
  const { linkTo } = useAccountRoute()
  const { unknown } = useTexts(manageTexts)
  const { subscriptions } = useTexts(accountTexts)
  return (
    <Message
      tone="info"
      role="status"
      title={unknown}
      actions={<ButtonLink {...linkTo('subscriptions')}>{subscriptions}</ButtonLink>}
    />
  )
}
