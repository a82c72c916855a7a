import { useAccountRoute, useTexts } from '../../../hooks'
import { accountTexts } from '../../../texts/account'
import { manageTexts } from '../../../texts/manageSubs'
import { ButtonLink, Message } from '../../../ui'

/** Another customer’s, one that never was, or no id at all: all three are told alike. */
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
