import { useEffect, useRef, useState } from 'react'
import type { Recipe } from '../../../domain/recipe/recipe'
import { listed } from '../../../domain/recipe/recipeCard'
import { useCookMode, useRecipeProgress, useTexts } from '../../../hooks'
import { cookTexts } from '../../../texts/cook'
import { Button, Icon } from '../../../ui'
import { Dialog } from '../../../ui/dialog'
import type { DialogContentProps } from '../../dialog/kinds'
import { TimerList } from '../TimerList'
import './CookMode.css'
import { CookStep } from './CookStep'
import { useWakeLock } from './useWakeLock'

type Frame = Omit<DialogContentProps, 'params'>

/** A full-page, step-by-step recipe. Reopens at the step where it was closed. */
export function CookMode({ params: _, end, ...frame }: DialogContentProps<'cook-mode'>) {
  const { recipe } = useCookMode()
  useEffect(() => {
    if (!recipe) end(null)
  }, [recipe, end])
  return recipe && <Cooking recipe={recipe} end={end} {...frame} />
}

function Cooking({ recipe, end, ...frame }: Frame & { recipe: Recipe }) {
  const steps = listed(recipe.steps)
  const { step: kept, goToStep } = useRecipeProgress(recipe.id)
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = useTexts(cookTexts)
  const at = Math.min(Math.max(0, kept), Math.max(0, steps.length - 1))
  const step = steps[at]
  const isLast = at >= steps.length - 1

  const shown = isDone ? 'done' : at
  const before = useRef(shown)
  useEffect(() => {
    // Focus moves with the step, because the old step's text is gone.
    if (before.current !== shown) heading.current?.focus()
    before.current = shown
  }, [shown])

  const next = () => {
    if (!isLast) return goToStep(at + 1)
    setDone(true)
    // The next time starts at the first step.
    goToStep(0)
  }
  return (
    <Dialog
      {...frame}
      isOpen
      size="full"
      title={<span className="gw-cook-title">{recipe.title}</span>}
      closeText={texts.exit}
      firstFocus={heading}
      onClose={() => end(null)}
      actions={
        isDone ? (
          <Button variant="primary" onClick={() => end('finished')}>
            {texts.exit}
          </Button>
        ) : (
          <div className="gw-cook-ways">
            <Button aria-disabled={at === 0} onClick={() => goToStep(at - 1)}>
              {texts.previousStep}
            </Button>
            <Button variant="primary" onClick={next}>
              {isLast ? texts.finish : texts.next}
            </Button>
          </div>
        )
      }
    >
      <div className="gw-cook">
        <progress
          className="gw-cook-progress"
          aria-hidden="true"
          value={isDone ? steps.length : at}
          max={Math.max(1, steps.length)}
        />
        {isDone || !step ? (
          <section className="gw-cook-step">
            <h3 className="gw-cook-heading" ref={heading} tabIndex={-1}>
              <span>{texts.finished}</span>
            </h3>
          </section>
        ) : (
          <CookStep {...{ recipe, step, at, heading }} count={steps.length} />
        )}
        <TimerList recipeId={recipe.id} steps={steps} except={isDone ? undefined : at} />
        <ScreenNote />
      </div>
    </Dialog>
  )
}

/** Says whether the screen stays on. */
function ScreenNote() {
  const lock = useWakeLock()
  const texts = useTexts(cookTexts)
  return (
    <p className="gw-cook-screen gw-note" data-lock={lock}>
      {lock !== 'asked' && <Icon name={lock === 'on' ? 'check' : 'info'} />}
      <span>{lock === 'on' ? texts.awake : lock === 'off' && texts.dims}</span>
    </p>
  )
}
