import { type ReactNode, useState } from 'react'
import { spyOn } from 'storybook/test'
import { failurePanel } from '../../embed/loader/failurePanel'
import { takeSharedData } from '../../embed/page/data/sharedData'
import { RootBoundary } from '../../embed/page/RootBoundary'
import { pageActions } from '../../src/store/page/page'
import type { Stage } from './stages'

/** The root of an app whose file could not be loaded, as the loader leaves it. */
export function Unloaded() {
  return (
    <div
      data-unloaded=""
      ref={(root) => {
        const panel = root && failurePanel(root, {})
        return () => panel?.unmount()
      }}
    />
  )
}

/** A root with a widget that crashes when its button is pressed, and recovers on retry. */
export function Breaking({ children }: { children: ReactNode }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setBroken(true)}>
        Break it
      </button>
      <div data-breaking="">
        <RootBoundary onError={() => setBroken(false)}>
          {isBroken ? <Broken /> : children}
        </RootBoundary>
      </div>
    </>
  )
}

function Broken(): ReactNode {
  throw new Error('This part is broken on purpose.')
}

/** Parses page data like the embed, whatever it contains. */
export function readPageData({ store, reported }: Stage, data: unknown): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.dataset.giftwellPage = ''
  block.textContent = JSON.stringify(data)
  document.head.append(block)
  try {
    for (const one of takeSharedData((code) => reported.push(code)))
      store.use(pageActions).addPageData(one)
  } finally {
    block.remove()
  }
}

/** The device is offline while an action runs. */
export async function whileOffline(act: () => Promise<unknown>): Promise<void> {
  const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  try {
    await act()
  } finally {
    onLine.mockRestore()
    dispatchEvent(new Event('online'))
  }
}

/**
 * Applies our rules for a media feature, such as `forced-colors: active`; returns a function that reverts
 * them. The browser itself does not force colors then.
 */
export function inForce(...features: string[]): () => void {
  const changed: [MediaList, string][] = []
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && features.includes(rule.conditionText.slice(1, -1))) {
        changed.push([rule.media, rule.media.mediaText])
        rule.media.mediaText = 'all'
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) walk(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) walk(sheet.cssRules)
  if (changed.length === 0) throw new Error(`No rule waits for ${features.join(' or ')}.`)
  return () => {
    for (const [media, text] of changed) media.mediaText = text
  }
}
