import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './Money.css'
import { VisuallyHidden } from './VisuallyHidden'

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The amount, already formatted. */
  amount: string
  /** The previous amount, already formatted; the current one is then shown as a sale price. */
  was?: string
  /** The word announced before `was`, such as "was". */
  wasWord?: string
  /** The word announced before the amount when there is a `was`, such as "Now". */
  nowWord?: string
}

/**
 * An amount of money and its previous amount. Screen readers do not announce a strikethrough, hence the
 * words.
 */
export function Money({ amount, was, wasWord, nowWord, className, ...native }: MoneyProps) {
  if (was === undefined) {
    return (
      <span {...native} className={classes('gw-money', className)}>
        {amount}
      </span>
    )
  }
  return (
    <span {...native} className={classes('gw-money', className)} data-sale>
      {nowWord && <VisuallyHidden>{nowWord} </VisuallyHidden>}
      <span className="gw-money-now">{amount}</span>
      {wasWord && <VisuallyHidden>, {wasWord}</VisuallyHidden>}{' '}
      <s className="gw-money-was">{was}</s>
    </span>
  )
}
