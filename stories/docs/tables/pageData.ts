import chapter from '../../../docs/embedding.md?raw'

/** The section about an app's page data in the chapter about embedding; empty if the app takes none. */
export function pageDataOf(app: string): string {
  const sections = chapter.split(/^### /m).map((part) => part.split(/^## /m)[0] ?? '')
  const own = sections.find((section) => section.split('\n')[0]?.split(', ').includes(app))
  return own?.replace(/^.*\n/, '').trim() ?? ''
}
