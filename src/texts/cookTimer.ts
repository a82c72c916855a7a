import { builtInTexts } from './catalogue'

/** The timers of a recipe, which keep running when cook mode is closed. */
export const cookTimerTexts = builtInTexts('recipe', {
  timer: 'Start {time} timer',
  running: 'Timer: {time} left',
  stopTimer: 'Stop timer',
  timeUp: 'Time’s up: {step}',
  stepName: 'Step {n}',
})
