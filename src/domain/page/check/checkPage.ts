import { attributeFindings } from './attributeFindings'
import { dataFindings } from './dataFindings'
import { findRoots } from './findRoots'
import { optionFindings } from './optionFindings'
import type { CheckedApps, Finding, PageToCheck } from './pageElement'
import { rootFindings } from './rootFindings'
import { scriptFindings } from './scriptFindings'

/** The problems of a page with roots: errors first, otherwise in document order. */
export function checkPage(page: PageToCheck, apps: CheckedApps): readonly Finding[] {
  const roots = findRoots(page.elements, apps)
  const known = roots.filter(({ app }) => apps.has(app))
  const findings = [
    ...rootFindings(page.elements, roots, apps),
    ...dataFindings(page.elements, known, apps),
    ...scriptFindings(page, roots.length > 0),
    ...attributeFindings(page.elements),
    ...optionFindings(page.elements),
  ]
  const place = ({ element }: Finding) => (element ? page.elements.indexOf(element) : -1)
  const rank = ({ severity }: Finding) => Number(severity === 'warning')
  return findings.sort((one, other) => rank(one) - rank(other) || place(one) - place(other))
}
