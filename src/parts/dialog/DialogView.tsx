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
  /** Toasts and live regions, which stay reachable while it is open. */
  company: ReactNode
  /** The opener of the first in a sequence of dialogs. */
  opener: RefObject<Opener | null>
}

/** The requested dialog, in the page's top layer. Loaded with the first one. */
export function DialogView({ container, company, opener }: DialogViewProps) {
  const { current, answer } = useDialogs()
  // The page's own modal dialog unmounts this; when remounted, it keeps its opener.
  const [openedBy] = useState(() => (opener.current ??= readOpener()))
  const [blocked, setBlocked] = useState<string>()
  const id = current?.id ?? -1
  const end = useCallback((choice: string | null) => answer(id, choice), [answer, id])
  if (!current) return null

  const { kind, params } = current
  // `ask` is typed to give the parameters of this kind.
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
