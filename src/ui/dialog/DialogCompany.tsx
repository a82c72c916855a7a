import { createContext, type ReactNode, use } from 'react'

const Company = createContext<ReactNode>(null)

export interface DialogCompanyProps {
  /** What goes along into whichever dialog is open. */
  company: ReactNode
  children: ReactNode
}

/**
 * What must stay within reach while a dialog is open, such as notices and live regions. All else of
 * the page is closed to the pointer, the keyboard and screen readers, so it is drawn inside.
 */
export function DialogCompany({ company, children }: DialogCompanyProps) {
  return <Company value={company}>{children}</Company>
}

export const useDialogCompany = (): ReactNode => use(Company)
