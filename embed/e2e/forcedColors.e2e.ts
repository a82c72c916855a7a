import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { openCartPage, throughDialogs, throughPanels } from './everyDialog'

/* With a forced palette, no color of ours is left in text, backgrounds, borders or icons. */

const PALETTE =
  `Canvas CanvasText LinkText VisitedText ActiveText ButtonFace ButtonText ButtonBorder
  Field FieldText Highlight HighlightText SelectedItem SelectedItemText Mark MarkText GrayText`.split(
    /\s+/,
  )

/** Elements in our roots with a color other than the system's. */
const ownColors = (page: Page): Promise<string[]> =>
  page.evaluate((palette) => {
    const sides = ['block-start', 'block-end', 'inline-start', 'inline-end']
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('forced-color-adjust', 'none')
    const allowed = new Set(
      palette.map((name) => {
        probe.style.color = name
        return getComputedStyle(probe).color
      }),
    )
    probe.remove()

    const found = new Set<string>()
    for (const element of document.querySelectorAll('.gw-root, .gw-root *')) {
      if (!element.checkVisibility()) continue
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') continue
        const isIcon = element instanceof SVGElement
        const hasText =
          element instanceof HTMLInputElement ||
          [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
        const painted = [
          'background-color',
          ...(hasText && !part ? ['color'] : []),
          ...(isIcon ? ['fill', 'stroke'] : []),
          ...(style.outlineStyle === 'none' ? [] : ['outline-color']),
          ...sides
            .filter((side) => style.getPropertyValue(`border-${side}-width`) !== '0px')
            .map((side) => `border-${side}-color`),
        ]
        for (const name of painted) {
          const color = style.getPropertyValue(name)
          if (color === 'none' || color === 'rgba(0, 0, 0, 0)') continue
          const solid = color.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)')
          if (!allowed.has(color) && !allowed.has(solid)) {
            found.add(
              `${element.getAttribute('class') ?? element.tagName}${part ?? ''} ${name} ${color}`,
            )
          }
        }
        if (style.boxShadow !== 'none') found.add(`${element.className} ${style.boxShadow}`)
      }
    }
    return [...found]
  }, PALETTE)

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it('no color of ours remains with forced colors', async ({ expect }) => {
    const { page, close } = await openCartPage('fiveRecipients', { theme, forcedColors: 'active' })
    expect.soft(await ownColors(page), 'the cart').toEqual([])
    const looksAt = async (name: string) => {
      expect.soft(await ownColors(page), name).toEqual([])
    }
    await throughDialogs(page, looksAt)
    await throughPanels(page, looksAt)
    await close()
  })
})
