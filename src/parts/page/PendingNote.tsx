import { useEffect, useState } from 'react'
import { useAnnounce, useStore, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Spinner } from '../../ui'
import './PendingNote.css'

/** Delays until a pending change is mentioned, and called slow, in milliseconds. */
const [SHOWN_MS, SLOW_MS] = [600, 5000] as const

export interface PendingNoteProps {
  /** True if a button already shows that the change is in progress. */
  isSlowOnly?: boolean
  /** Whether it also announces that to screen readers. Default: beside a button. */
  isVoice?: boolean
}

/** Shows in place that a change is taking a while. Mount it for as long as the change is in progress. */
export function PendingNote({ isSlowOnly = false, isVoice = isSlowOnly }: PendingNoteProps) {
  const { clock } = useStore()
  const announce = useAnnounce()
  const { saving, slow } = useTexts(commonTexts)
  const [step, setStep] = useState<'hidden' | 'shown' | 'slow'>('hidden')
  useEffect(() => {
    const ends = [
      isSlowOnly ? () => {} : clock.after(SHOWN_MS, () => setStep('shown')),
      clock.after(SLOW_MS, () => {
        setStep('slow')
        if (isVoice) announce('say', { text: slow })
      }),
    ]
    return () => ends.forEach((end) => void end())
  }, [announce, clock, isSlowOnly, isVoice, slow])

  if (step === 'hidden') return null
  return (
    <p className="gw-pending gw-note">
      <Spinner />
      <span>{step === 'slow' ? slow : saving}</span>
    </p>
  )
}
