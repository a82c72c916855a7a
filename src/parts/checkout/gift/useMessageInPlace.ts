import { useEffect, useId, useRef, useState } from 'react'
import {
  type AnnouncementProblem,
  announcementProblem,
} from '../../../domain/gift-message/announcement'
import type { Shipment } from '../../../domain/schema/entities'
import { useStore } from '../../../hooks'
import { type ForAll, useForAll } from '../../gift-message/useForAll'
import { type GiftDraft, useGiftDraft } from '../../gift-message/useGiftDraft'
import { useSavedMessage } from '../../gift-message/useSavedMessage'

/** State of a gift message that is edited inline. */
export interface MessageInPlace {
  isOpen: boolean
  isDirty: boolean
  isBusy: boolean
  /** Why saving failed; null if it has not failed. */
  error: string | null
  draft: GiftDraft
  problem: AnnouncementProblem | null
  forAll: ForAll
  /** Id of the form. */
  formId: string
  open(): void
  /** Closes it and discards the edits since it was opened. */
  cancel(): void
  change(part: Partial<GiftDraft>): void
  /** Saves the message; resolves to true if all that was typed was saved, or there was nothing to save. */
  save(): Promise<boolean>
}

/** State for editing a gift message inline. */
export function useMessageInPlace(shipment: Shipment): MessageInPlace {
  const [isOpen, setOpen] = useState(false)
  const { draft, typed, isDirty, isAnnouncementDirty, change, reset } = useGiftDraft(shipment)
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  const forAll = useForAll(shipment, false)
  const saved = useSavedMessage({ shipment, draft, isAnnouncementDirty, forAll })
  const [problem, setProblem] = useState<AnnouncementProblem | null>(null)
  const store = useStore()
  const formId = useId()
  const isUnsaved = isOpen && (isDirty || saved.isForAll)
  const close = () => {
    saved.leave()
    reset()
    forAll.setOn(false)
    setProblem(null)
    setOpen(false)
  }

  return {
    isOpen,
    isDirty: isUnsaved,
    isBusy: saved.isBusy,
    error: saved.error,
    draft,
    problem,
    forAll,
    formId,
    open: () => setOpen(true),
    cancel: close,
    change(part) {
      change(part)
      if (part.announcement) setProblem(null)
    },
    async save() {
      // It can have been opened after the save began.
      if (!isOpen) return latest.current === null
      const found = announcementProblem(draft.announcement, store.now())
      setProblem(found)
      if (found) {
        const field = found === 'email' || found === 'no-email' ? 'email' : 'day'
        document.getElementById(`${formId}-${field}`)?.focus()
        return false
      }
      if (isUnsaved && !(await saved.save())) return false
      // What was typed meanwhile stays open; another save can have closed it.
      if (latest.current && latest.current !== typed) return false
      close()
      return true
    },
  }
}
