import { catalogue } from './catalogue'

/** A recipe step by step, at the stove; and its timers, which run on when it is closed. */
export const cookTexts = catalogue('recipe', {
  step: 'Step {n} of {count}',
  next: 'Next step',
  previousStep: 'Previous step',
  uses: 'For this step',
  awake: 'Your screen stays on.',
  dims: 'Your screen may dim. Tap it now and then.',
  timer: 'Start {time} timer',
  running: 'Timer: {time} left',
  stopTimer: 'Stop timer',
  timeUp: 'Time’s up: {step}',
  stepName: 'Step {n}',
  finish: 'Finish',
  finished: 'Dinner is ready. Enjoy!',
  exit: 'Exit cook mode',
})
