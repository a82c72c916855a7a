import type { ReactNode } from 'react'
import { icons } from '../model'

type IconName = keyof typeof icons

export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg
    className={className ? `gw-icon ${className}` : 'gw-icon'}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={icons[name]} />
  </svg>
)

interface TextButtonProps {
  icon?: IconName
  label?: string
  onClick?: () => void
  children: ReactNode
}

export const TextButton = ({ icon, label, onClick, children }: TextButtonProps) => (
  <button type="button" className="gw-text-button" aria-label={label} onClick={onClick}>
    {icon && <Icon name={icon} />}
    <span className="gw-text-button-words">{children}</span>
  </button>
)

export const Picture = ({ src }: { src: string | undefined }) => (
  <span className="gw-line-picture">
    <img alt="" width="192" height="144" loading="lazy" decoding="async" src={src} />
  </span>
)

export const ready = (
  <span className="gw-status" data-ready="true">
    <Icon name="check" />
    Ready
  </span>
)

export const checkoutButton = (
  <button type="button" className="gw-button gw-checkout-button" data-variant="primary">
    Check out
  </button>
)
