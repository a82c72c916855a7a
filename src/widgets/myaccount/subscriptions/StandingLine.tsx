import type { Standing } from '../../../domain/account/subscriptionRules'
import type { Subscription } from '../../../domain/account/subscriptions'
import { Icon, type IconName } from '../../../ui'
import './standing-line.css'
import { useSubscriptionWords } from './useSubscriptionWords'

const SIGNS: Readonly<Record<Standing, IconName>> = {
  canceled: 'info',
  done: 'check',
  payment: 'warning',
  gone: 'warning',
  locked: 'info',
  paused: 'clock',
  pausedNow: 'clock',
  next: 'calendar',
}

interface StandingLineProps {
  subscription: Subscription
  /** Which status; defaults to the most important one. */
  standing?: Standing
}

/** A subscription's most important status: a problem, else its next date. */
export function StandingLine({ subscription, standing }: StandingLineProps) {
  const words = useSubscriptionWords()
  const { key, text } = words.standing(subscription, standing)
  if (!text) return null
  return (
    <p className="gw-standing" data-standing={key}>
      <Icon className="gw-standing-sign" name={SIGNS[key]} />
      <span>{text}</span>
    </p>
  )
}
