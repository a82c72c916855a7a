import { type ComponentType, type ReactNode, type RefObject, useCallback, useState } from 'react'
import { DialogScope, useDialogs } from '../../hooks'
import { Blocked } from '../../ui'
import { DialogCompany } from '../../ui/dialog'
import { OfflineNotice } from '../page/OfflineNotice'
import { fallbackFocus, type Opener, readOpener } from './fallbackFocus'
import type { DialogContentProps } from './kinds'
import { contents } from './lazyContents'
import { Question } from './Question'

interface DialogViewProps {
  container: HTMLElement
  /** Toasts and live regions, which stay within reach while it is open. */
  company: ReactNode
  /** That of the first of the dialogs that follow each other. */
  opener: RefObject<Opener | null>
}

/** The dialog that is asked for, in the top layer of the page. Loaded when the first one is wanted. */
export function DialogView({ container, company, opener }: DialogViewProps) {
  const { current, answer } = useDialogs()
  // A modal dialog of the page takes this out; drawn anew, it still has the opener that it had.
  const [openedBy] = useState(() => (opener.current ??= readOpener()))
  const [blocked, setBlocked] = useState<string>()
  const id = current?.id ?? -1
  const end = useCallback((choice: string | null) => answer(id, choice), [answer, id])
  if (!current) return null

  const { kind, params } = current
  // Whoever asked gave the parameters of this kind.
  const Content = contents[kind] as ComponentType<DialogContentProps> | undefined
  const shared = {
    params,
    container,
    end,
    returnFocus: (about = params) => fallbackFocus(openedBy, about),
  }
  return (
    <DialogScope key={id}>
      <DialogCompany
        company={
          <>
            <OfflineNotice onBlocked={setBlocked} />
            {company}
          </>
        }
      >
        <Blocked value={blocked}>
          {Content ? (
            <Content {...shared} params={params as never} />
          ) : (
            <Question kind={kind} {...shared} />
          )}
        </Blocked>
      </DialogCompany>
    </DialogScope>
  )
}
