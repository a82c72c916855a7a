import type { RecipeStep } from '../../domain/recipe/recipe'
import { useRecipeTimers, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { cookTimerTexts } from '../../texts/cookTimer'
import { Icon, IconButton } from '../../ui'
import './TimerList.css'
import { timerWords } from './timerWords'

/** The visible, focusable elements inside an element. */
const visibleIn = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll<HTMLElement>('button, [tabindex="-1"]') ?? [])].filter(
    (one) => one.getClientRects().length > 0,
  )

interface TimerListProps {
  recipeId: string
  steps: readonly RecipeStep[]
  /** The step that shows its own timer and is left out here. */
  except?: number
}

/** Timers of a recipe that are running, or done and not dismissed. Ticks are not announced. */
export function TimerList({ recipeId, steps, except }: TimerListProps) {
  const { timers, stopTimer } = useRecipeTimers(recipeId, { isTicking: true })
  const texts = useTexts(cookTimerTexts)
  const shown = timers.filter(({ step }) => step !== except && steps[step])
  if (shown.length === 0) return null
  const stop = (button: HTMLElement, step: number) => {
    // The button disappears with its timer: focus moves to a neighbor, else to the first control on the page.
    const beside = button.closest('.gw-timers')?.parentElement
    const [first] = visibleIn(button.closest('.gw-root'))
    const around = visibleIn(beside)
    const at = around.indexOf(button)
    ;(around[at + 1] ?? around[at - 1] ?? first)?.focus({ preventScroll: true })
    stopTimer(step)
  }
  return (
    <ul className="gw-timers">
      {shown.map(({ step, leftMs }) => {
        const name = steps[step]?.title || fill(texts.stepName, { n: step + 1 })
        return (
          <li className="gw-timers-one" key={step} data-over={leftMs === 0 || undefined}>
            <Icon name="clock" />
            <span>{leftMs === 0 ? fill(texts.timeUp, { step: name }) : name}</span>
            {leftMs > 0 && (
              <span className="gw-timers-left" role="timer" aria-label={name}>
                {timerWords(leftMs)}
              </span>
            )}
            <IconButton
              className="gw-timers-stop"
              icon="close"
              label={`${texts.stopTimer}: ${name}`}
              onClick={({ currentTarget }) => stop(currentTarget, step)}
            />
          </li>
        )
      })}
    </ul>
  )
}
