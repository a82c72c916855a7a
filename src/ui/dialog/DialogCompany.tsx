import { createContext, type ReactNode, use } from 'react'

const Company = createContext<ReactNode>(null)

export interface DialogCompanyProps {
  /** Content that moves into the open dialog; false while another dialog covers it. */
  company: ReactNode
  children: ReactNode
}

/**
 * Content that must stay reachable while a dialog is open, such as notices and live regions. It renders
 * inside the dialog, because the rest of the page is inert.
 */
export function DialogCompany({ company, children }: DialogCompanyProps) {
  return <Company value={company}>{children}</Company>
}

export const useDialogCompany = (): ReactNode => use(Company)
