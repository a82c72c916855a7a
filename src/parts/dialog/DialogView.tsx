import { type ComponentType, type ReactNode, type RefObject, useCallback, useState } from 'react'
import { type DialogRequest, DialogScope, useDialogs } from '../../hooks'
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

/** The requested dialog and the one over it, in the page's top layer. Loaded with the first one. */
export function DialogView({ company, opener, ...frame }: DialogViewProps) {
  const { current, over } = useDialogs()
  // The page's own modal dialog unmounts this; when remounted, it keeps its opener.
  const [openedBy] = useState(() => (opener.current ??= readOpener()))
  const [blocked, setBlocked] = useState<string>()
  const inTop = (
    <>
      <OfflineNotice onBlocked={setBlocked} />
      {company}
    </>
  )

  return (
    <Blocked value={blocked}>
      {[current, over].map(
        (request) =>
          request && (
            // A covered dialog is hidden from screen readers.
            <DialogCompany key={request.id} company={request === (over ?? current) && inTop}>
              <DialogScope>
                <Requested
                  {...frame}
                  request={request}
                  opener={openedBy}
                  isOver={request === over}
                />
              </DialogScope>
            </DialogCompany>
          ),
      )}
    </Blocked>
  )
}

interface RequestedProps {
  request: Readonly<DialogRequest>
  container: HTMLElement
  opener: Opener
  /** Whether there is a dialog below, which receives focus on close. */
  isOver: boolean
}

/** One dialog, by its kind. */
function Requested({ request, container, opener, isOver }: RequestedProps) {
  const { id, kind, params } = request
  const { answer } = useDialogs()
  const end = useCallback((choice: string | null) => answer(id, choice), [answer, id])
  // `ask` is typed to give the parameters of this kind.
  const Content = contents[kind] as ComponentType<DialogContentProps> | undefined
  const shared = {
    params,
    container,
    end,
    returnFocus: (about = params) =>
      isOver
        ? container.querySelector<HTMLElement>('.gw-dialog-title')
        : fallbackFocus(opener, about),
  }
  return Content ? (
    <Content {...shared} params={params as never} />
  ) : (
    <Question kind={kind} {...shared} />
  )
}
