import type { ReactNode } from 'react'
import { useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { Button, type ButtonVariant } from '../../../ui'

interface SaveButtonProps {
  variant?: ButtonVariant
  isBusy: boolean
  /** What it says; "Save" where it is absent. */
  children?: ReactNode
}

/** Sends the form it stands in. */
export function SaveButton({ variant = 'secondary', isBusy, children }: SaveButtonProps) {
  const { save, saving } = useTexts(commonTexts)
  return (
    <Button
      className="gw-info-save"
      variant={variant}
      type="submit"
      saves
      isBusy={isBusy}
      busyText={saving}
    >
      {children ?? save}
    </Button>
  )
}
