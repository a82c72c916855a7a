import { useEffect, useState } from 'react'
import { useAnnounce, useStore, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Spinner } from '../../ui'
import './PendingNote.css'

/** When a change that is under way is told of, and when it is called slow, in milliseconds. */
const [SHOWN_MS, SLOW_MS] = [600, 5000] as const

export interface PendingNoteProps {
  /** True where a button says already that it is under way. */
  isSlowOnly?: boolean
  /** True in the one place that says it to a screen reader, too. */
  isVoice?: boolean
}

/** Tells of a change that takes its time, where it happens; mounted for as long as that is under way. */
export function PendingNote({ isSlowOnly = false, isVoice = false }: PendingNoteProps) {
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
