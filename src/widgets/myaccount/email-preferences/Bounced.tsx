import { useAccountRoute, useTexts } from '../../../hooks'
import { accountTexts } from '../../../texts/account'
import { emailsTexts } from '../../../texts/emails'
import { ButtonLink, Message } from '../../../ui'

/** Shown when the last email bounced, with a link to change the address. */
export function Bounced() {
  const { bounced } = useTexts(emailsTexts)
  const { 'account-information': information } = useTexts(accountTexts)
  const { linkTo } = useAccountRoute()
  return (
    <Message
      tone="warn"
      actions={<ButtonLink {...linkTo('account-information')}>{information}</ButtonLink>}
    >
      {bounced}
    </Message>
  )
}
