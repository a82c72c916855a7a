import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Dialog } from '../../ui/dialog'
import type { DialogContentProps } from './kinds'

type Frame = Omit<DialogContentProps, 'params'>
type Inside = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'children' | 'actions' | 'kind' | 'size'
>

interface AskProps extends Frame, Inside {
  text?: ReactNode
}

/** The frame of a dialog that asks what to do; closing it chooses nothing. */
export function Ask({ text, end, ...dialog }: AskProps) {
  const { close } = useTexts(commonTexts)
  return (
    <Dialog isOpen description={text} closeText={close} onClose={() => end(null)} {...dialog} />
  )
}
