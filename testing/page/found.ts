import { loadApps } from '../../src/cli/check-page/loadApps'
import { parsePage } from '../../src/cli/check-page/parsePage'
import { checkPage } from '../../src/domain/page/check/checkPage'

export const apps = await loadApps()
const EMBED = '<script src="/giftwell/embed.js" defer></script>'

/** The findings for a page with this body: code, message and line. */
export function found(body: string, { policies = [] as string[], head = EMBED } = {}) {
  const elements = parsePage(`<!doctype html><html><head>${head}</head><body>\n${body}`)
  return checkPage({ elements, policies }, apps).map(({ code, what, remedy, element }) => ({
    code,
    says: `${what} ${remedy}`,
    line: element?.line ?? null,
  }))
}

export const codes = (...given: Parameters<typeof found>) => found(...given).map(({ code }) => code)

/** The findings for an app, or the page for `page`, with these data. */
export function foundInData(app: string, data: object) {
  const at = app === 'page' ? 'data-giftwell-page' : `data-giftwell-for="${app}"`
  const block = `<script type="application/json" ${at}>${JSON.stringify(data)}</script>`
  const root = app === 'page' ? 'modal-provider' : app
  const elements = parsePage(`${EMBED}<p id="${root}"></p>\n${block}`)
  return checkPage({ elements, policies: [] }, apps)
}
