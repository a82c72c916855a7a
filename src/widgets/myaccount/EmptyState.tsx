import type { ReactNode } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { ButtonLink, Card, type CardProps, Icon, type IconName } from '../../ui'
import './empty-state.css'

interface EmptyStateProps {
  surface?: CardProps['surface']
  icon: IconName
  text: string
  /** Label of the link to the shop. Default: "Find a gift". */
  shop?: string
  /** Actions instead of the link to the shop. */
  children?: ReactNode
}

/** A screen with nothing to show: why, and what to do instead. */
export function EmptyState({ surface, icon, text, shop, children }: EmptyStateProps) {
  const texts = useTexts(accountTexts)
  const href = safeUrl(usePage().links.shop)
  return (
    <Card className="gw-account-empty" surface={surface}>
      <Icon className="gw-account-empty-sign" name={icon} />
      <p data-gw-heading tabIndex={-1}>
        {text}
      </p>
      {children ??
        (href && (
          <ButtonLink variant="primary" href={href}>
            {shop ?? texts.shop}
          </ButtonLink>
        ))}
    </Card>
  )
}
