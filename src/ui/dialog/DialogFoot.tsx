import type { ReactNode } from 'react'
import './DialogFoot.css'

export interface DialogFootProps {
  /** The buttons, the main one first and the one that leaves last. */
  actions: ReactNode
  /** What stands over them, such as what was chosen so far. */
  children?: ReactNode
}

/** The end of a dialog, set off by a rule. It stays in sight where the window has the room. */
export function DialogFoot({ actions, children }: DialogFootProps) {
  return (
    <div className="gw-dialog-foot" data-gw-foot>
      {children}
      <div className="gw-dialog-actions">{actions}</div>
    </div>
  )
}
