import { useAccount, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import './account-panel.css'
import { MiniPanel, type MiniPanelProps } from './MiniPanel'
import { useAccountLinks } from './useAccountLinks'

/** The shopper's account links. */
export function AccountPanel(props: Pick<MiniPanelProps, 'id' | 'opener' | 'onClose'>) {
  const { customer } = useAccount()
  const texts = useTexts(miniCartTexts)
  const links = useAccountLinks()
  const name = customer?.fname?.trim()
  return (
    <MiniPanel
      {...props}
      view="menu"
      title={name ? fill(texts.menuHello, { name }) : texts.menuGuest}
    >
      <ul className="gw-account-ways">
        {links.map(({ href, words }) => (
          <li key={words}>
            <a className="gw-account-way" href={href}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </MiniPanel>
  )
}
