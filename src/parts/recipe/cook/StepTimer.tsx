import { useRecipeTimers, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { cookTimerTexts } from '../../../texts/cookTimer'
import { recipeTexts } from '../../../texts/recipe'
import { recipeTime } from '../../../texts/recipeTime'
import { Button } from '../../../ui'
import { timerWords } from '../timerWords'

interface StepTimerProps {
  recipeId: string
  step: number
  /** Duration, in minutes. */
  minutes: number
  /** Name of the step. */
  name: string
}

/** The timer of a step. Its one button keeps its position and focus as its label changes. */
export function StepTimer({ recipeId, step, minutes, name }: StepTimerProps) {
  const { timers, startTimer, stopTimer } = useRecipeTimers(recipeId, { isTicking: true })
  const texts = useTexts(cookTimerTexts)
  const times = useTexts(recipeTexts)
  const timer = timers.find((one) => one.step === step)
  const isOver = timer?.leftMs === 0
  return (
    <div className="gw-cook-timer" data-running={timer ? '' : undefined}>
      {timer && (
        <p className="gw-cook-left" role="timer" aria-label={name} data-over={isOver || undefined}>
          {isOver
            ? fill(texts.timeUp, { step: name })
            : fill(texts.running, { time: timerWords(timer.leftMs) })}
        </p>
      )}
      <Button icon="clock" onClick={() => (timer ? stopTimer(step) : startTimer(step, minutes))}>
        {timer ? texts.stopTimer : fill(texts.timer, { time: recipeTime(times, minutes) })}
      </Button>
    </div>
  )
}
