import { type ComponentType, type ReactNode, useState } from 'react'
import { type DialogKind, useCartStatus } from '../../hooks'
import { DialogOpening } from './DialogOpening'
import type { DialogContentProps } from './kinds'
import { NotLoaded } from './NotLoaded'

interface WholeCartProps extends Omit<DialogContentProps, 'params'> {
  children: ReactNode
}

/**
 * An editor that sends what the cart knows of a recipient: it opens once the server's cart is there. A cart stored on
 * the device has no emails and phone numbers, and saving those blanks would erase them.
 */
export function onWholeCart<TKind extends DialogKind>(
  Editor: ComponentType<DialogContentProps<TKind>>,
) {
  return (props: DialogContentProps<TKind>) => {
    const { params: _params, ...frame } = props
    return (
      <WholeCart {...frame}>
        <Editor {...props} />
      </WholeCart>
    )
  }
}

function WholeCart({ children, ...frame }: WholeCartProps) {
  const { isWhole, isReadFailed, refresh } = useCartStatus()
  const [isOpen, setOpen] = useState(isWhole)
  const [isRetrying, setRetrying] = useState(false)
  if (isWhole && !isOpen) setOpen(true)
  if (isOpen) return children
  if (!isReadFailed && !isRetrying) return <DialogOpening />

  async function retry(): Promise<void> {
    setRetrying(true)
    await refresh()
    setRetrying(false)
  }
  return <NotLoaded {...frame} isRetrying={isRetrying} retry={() => void retry()} />
}
