import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { DialogScope, useDialogs } from '../../hooks'
import { Blocked } from '../../ui'
import { DialogCompany } from '../../ui/dialog'
import { OfflineNotice } from '../page/OfflineNotice'
import { fallbackFocus } from './fallbackFocus'
import type { DialogContentProps } from './kinds'
import { contents } from './lazyContents'
import { Question } from './Question'
import type { Opener } from './useOpener'

interface DialogViewProps {
  container: HTMLElement
  /** Toasts and live regions, which stay within reach while it is open. */
  company: ReactNode
  openerOf(): Opener
}

/** The dialog that is asked for, in the top layer of the page. Loaded when the first one is wanted. */
export function DialogView({ container, company, openerOf }: DialogViewProps) {
  const { current, answer } = useDialogs()
  const [{ element, homes }] = useState(openerOf)
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
    returnFocus: (about = params) => fallbackFocus(element, homes, about),
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
