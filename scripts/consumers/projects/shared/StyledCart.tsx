'use client'

import { AccountCart, DialogHost } from 'giftwell/widgets'
import CheckoutCart from 'giftwell/widgets/checkout-cart'

export const StyledCart = () => (
  <>
    <div className="gw-root">
      <AccountCart />
      <CheckoutCart />
    </div>
    <DialogHost />
  </>
)
