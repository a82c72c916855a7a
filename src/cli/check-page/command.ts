import { checkPage } from '../../domain/page/check/checkPage'
import { findRoots } from '../../domain/page/check/findRoots'
import type { Finding } from '../../domain/page/check/pageElement'
import type { ExitCode, Io } from '../io'
import { loadApps } from './loadApps'
import { type CheckPageOptions, readOptions } from './options'
import { readPage } from './readPage'

/** `giftwell check-page`: reports what is wrong with a page. Only rejects with a `UsageError`. */
export async function checkPageCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readOptions(args)
  const [page, apps] = await Promise.all([readPage(options, io), loadApps()])
  const findings = checkPage(page, apps)
  const roots = findRoots(page.elements, apps).map(({ app }) => app)
  if (options.isJson) io.out(JSON.stringify({ roots, findings: findings.map(asJson) }, null, 2))
  else for (const line of report(findings, roots, options)) io.out(line)
  const fails = findings.some(({ severity }) => severity === 'error' || options.isStrict)
  return fails ? 1 : 0
}

const asJson = ({ element, ...finding }: Finding) => ({ ...finding, line: element?.line ?? null })

function report(
  findings: readonly Finding[],
  roots: readonly string[],
  { page }: CheckPageOptions,
): string[] {
  const lines = findings.map(({ severity, what, remedy, element }) => {
    const place = element?.line ? `${page}:${element.line}` : page
    return `${place}\n  ${severity}: ${what}\n  remedy: ${remedy}`
  })
  const count = (severity: Finding['severity'], noun: string) => {
    const found = findings.filter((one) => one.severity === severity).length
    return `${found} ${noun}${found === 1 ? '' : 's'}`
  }
  const among = roots.length > 0 ? `; roots found: ${roots.join(', ')}` : ''
  return [...lines, `${count('error', 'error')}, ${count('warning', 'warning')}${among}`]
}
