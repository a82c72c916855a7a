import { builtInTexts } from './catalogue'

/** Cook mode: a recipe step by step. */
export const cookTexts = builtInTexts('recipe', {
  step: 'Step {n} of {count}',
  next: 'Next step',
  previousStep: 'Previous step',
  uses: 'For this step',
  awake: 'Your screen stays on.',
  dims: 'Your screen may dim. Tap it now and then.',
  finish: 'Finish',
  finished: 'Dinner is ready. Enjoy!',
  exit: 'Exit cook mode',
})
