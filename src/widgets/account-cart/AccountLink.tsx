import { safeUrl } from '../../domain/urls'
import { useAccount, usePage, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Icon } from '../../ui'

/** The way to sign in, or to the account of who has; none where the page names no such link. */
export function AccountLink() {
  const { customer, status } = useAccount()
  const { links } = usePage()
  const texts = useTexts(miniCartTexts)
  const isGuest = status === 'guest'
  const href = safeUrl(isGuest ? links.signIn : links.account)
  if (!href) return null

  const name = customer?.fname?.trim()
  const words = isGuest ? texts.signIn : name || texts.account
  return (
    <a
      className="gw-header-control"
      href={href}
      aria-label={name ? fill(texts.accountOf, { name }) : words}
    >
      <Icon className="gw-header-icon" name="user" />
      <span className="gw-header-word">{words}</span>
    </a>
  )
}
