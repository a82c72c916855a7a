import type { ReactNode } from 'react'
import './DialogFoot.css'

export interface DialogFootProps {
  /** The buttons, primary first and cancel last. */
  actions: ReactNode
  /** Content above the buttons, such as a summary of the current choice. */
  children?: ReactNode
}

/** The footer of a dialog, set off by a rule. Sticky when the window is tall enough. */
export function DialogFoot({ actions, children }: DialogFootProps) {
  return (
    <div className="gw-dialog-foot" data-gw-foot>
      {children}
      <div className="gw-dialog-actions">{actions}</div>
    </div>
  )
}
