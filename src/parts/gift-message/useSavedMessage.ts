import { useState } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { type Outcome, useAnnounce, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { giftMessageTexts } from '../../texts/giftMessage'
import { useSaving } from '../dialog/useSaving'
import { useToldOnceClosed } from '../dialog/useToldOnceClosed'
import { useToldWithUndo } from '../dialog/useToldWithUndo'
import { type ForAll, isForSeveral } from './useForAll'
import { changeOf, type GiftDraft } from './useGiftDraft'

interface Written {
  shipment: Shipment
  draft: GiftDraft
  isAnnouncementDirty: boolean
  forAll: ForAll
}

/** Saves the message, for one gift or for all, and shows a toast; a failure stays in the dialog. */
export function useSavedMessage({ shipment, draft, isAnnouncementDirty, forAll }: Written) {
  const { setGiftMessage } = useShipment(shipment.crec_id)
  const texts = useTexts(giftMessageTexts)
  const { isBusy, error, run } = useSaving({ 'change-not-saved': texts.failed })
  const [missed, setMissed] = useState<readonly number[]>([])
  const announce = useAnnounce()
  const tell = useToldWithUndo()
  const { hold, release } = useToldOnceClosed()
  const isForAll = forAll.isOn && isForSeveral(draft, forAll)

  async function send(): Promise<Outcome<string>> {
    if (!isForAll) return setGiftMessage(changeOf(draft))
    const outcome = await forAll.save(draft.message.trim())
    setMissed(outcome.status === 'partly' ? outcome.missed : [])
    const total = forAll.count
    const count = total - outcome.missed.length
    const text = fill(count < total ? texts.savedSome : texts.savedAll, { count, total })
    if (outcome.undo) hold(() => tell(text, texts.undoneAll, forAll.takeUndo()))
    if (outcome.status !== 'saved') return { ...outcome, status: 'failed' }
    return isAnnouncementDirty ? setGiftMessage(changeOf(draft)) : outcome
  }

  return {
    isBusy,
    /** Whether to save it for all. */
    isForAll,
    error: error && missed.length > 0 ? fill(texts.missed, { names: forAll.names(missed) }) : error,
    /** Resolves to true if all of it was saved. */
    async save(): Promise<boolean> {
      const isSaved = await run(send)
      if (!isSaved) return false
      if (isForAll) release()
      else announce('say', { text: texts.saved })
      return true
    },
    /** Shows a toast for a message that was saved for some only, when the editor closes without unmounting. */
    leave: release,
  }
}
