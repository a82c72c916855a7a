import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { fieldControls } from '../stories/support/design/fieldControls'

interface AppModule {
  /** The schema of the app's page data, if it takes any. */
  pageData?: object
}

const modules = import.meta.glob<AppModule>('../src/widgets/*/app.ts', { eager: true })

/**
 * Controls for the page data of a widget's story: one for each field of its schema, so that a designer can also
 * change those that the story leaves out.
 */
export const pageControls: ArgTypesEnhancer = ({ title, argTypes }) => {
  const app = /^Widgets\/([\w-]+)/.exec(title)?.[1]
  const schema = modules[`../src/widgets/${app}/app.ts`]?.pageData
  return schema ? { ...argTypes, ...fieldControls(schema) } : argTypes
}
