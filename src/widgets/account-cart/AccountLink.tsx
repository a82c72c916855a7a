import { useId, useRef, useState } from 'react'
import { useAccount, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { miniCartTexts } from '../../texts/miniCart'
import { Icon } from '../../ui'
import { HeaderLayer } from './HeaderLayer'
import { LazyAccountPanel } from './lazyPanels'
import { useAccountLinks } from './useAccountLinks'

/**
 * The way to sign in, or to the account of who has: a link where the page names one place, a button
 * that opens a list where it names several, nothing where it names none.
 */
export function AccountLink() {
  const { customer, status } = useAccount()
  const texts = useTexts(miniCartTexts)
  const links = useAccountLinks()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
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
    <>
      <button
        ref={button}
        type="button"
        className="gw-header-control"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {inside}
      </button>
      {isOpen && (
        <HeaderLayer
          panel={LazyAccountPanel}
          id={id}
          opener={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
