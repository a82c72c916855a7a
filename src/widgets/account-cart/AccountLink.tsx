import { useAccount, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Icon } from '../../ui'
import { HeaderButton } from './HeaderButton'
import { LazyAccountPanel } from './lazyPanels'
import { useAccountLinks } from './useAccountLinks'

/**
 * Sign-in or account: a link if the page supplies one URL, a button that opens a list if it supplies
 * several, nothing if none.
 */
export function AccountLink() {
  const { customer, status } = useAccount()
  const texts = useTexts(miniCartTexts)
  const links = useAccountLinks()
  const [first, second] = links
  if (!first) return null

  const name = customer?.fname?.trim()
  const words = status === 'guest' ? texts.signIn : name || texts.account
  const label = name ? fill(texts.accountOf, { name }) : words
  const inside = (
    <>
      <Icon className="gw-header-icon" name="user" />
      <span className="gw-header-word">{words}</span>
    </>
  )
  if (!second) {
    return (
      <a className="gw-header-control" href={first.href} aria-label={label}>
        {inside}
      </a>
    )
  }
  return (
    <HeaderButton label={label} panel={LazyAccountPanel}>
      {inside}
    </HeaderButton>
  )
}
