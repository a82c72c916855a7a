import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type AccountRouteName, accountRoutes, isWithin } from '../../domain/account/accountRoutes'
import { useAccountRoute, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { Icon, TextButton } from '../../ui'
import './account-menu.css'
import { useSignOut } from './useSignOut'

interface AccountMenuProps {
  /** The current screen; null if it is not in the menu. */
  current: AccountRouteName | null
  title: string
}

/** Other screens have no menu, or belong to another screen. */
const inMenu = (Object.keys(accountRoutes) as AccountRouteName[]).filter(
  (name) =>
    !('layout' in accountRoutes[name]) &&
    !('below' in accountRoutes[name]) &&
    !accountRoutes[name].path.includes('{'),
)

/** Menu of the account's screens, beside the current one; on a narrow page, behind its title. */
export function AccountMenu({ current, title }: AccountMenuProps) {
  const texts = useTexts(accountTexts)
  const { linkTo } = useAccountRoute()
  const [isOpen, setOpen] = useState(false)
  const { signOut, isBusy } = useSignOut()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  // On a narrow page, the list disappears with its focused link; another screen takes focus to its heading.
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close()
  }
  return (
    <nav
      className="gw-account-menu"
      aria-label={texts.menu}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className="gw-account-menu-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <Icon className="gw-account-menu-mark" name="chevron" />
      </button>
      <div className="gw-account-menu-list" id={id}>
        <ul>
          {inMenu.map((name) => (
            <li key={name}>
              <a
                href={linkTo(name).href}
                target="_self"
                aria-current={name === current ? 'page' : isWithin(current, name) || undefined}
                onClick={close}
              >
                {texts[name]}
              </a>
            </li>
          ))}
        </ul>
        <TextButton
          className="gw-account-menu-out"
          aria-disabled={isBusy || undefined}
          onClick={() => void signOut()}
        >
          {texts.signOut}
        </TextButton>
      </div>
    </nav>
  )
}
