import { runEffectsAtOnce } from '../embed/light/effectsAtOnce'
import { keepTextsWhole } from '../embed/light/wholeTexts'

// As in the light build, whose module `react` provides both.
runEffectsAtOnce()
keepTextsWhole()
