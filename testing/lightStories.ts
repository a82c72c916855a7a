import { keepTextsWhole } from '../embed/light/wholeTexts'

// As in the light build, whose module `react` does it.
keepTextsWhole()
