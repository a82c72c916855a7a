/** A visible text as it is rendered. */
export interface VisibleText {
  text: string
  /** WCAG 2 contrast with its background. */
  contrast: number
  /** Everything that a page can change about it, apart from colors. */
  look: string
}

/* Each function runs in the page, so it must be self-contained. */

/** Every visible text of our roots, including those in fields. */
export function visibleTexts(): VisibleText[] {
  type Color = [red: number, green: number, blue: number, alpha: number]

  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Color>()
  /** Any CSS color, as the browser paints it. */
  function colorOf(css: string): Color {
    let color = known.get(css)
    if (!color && context) {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = css
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      color = [red, green, blue, alpha / 255]
      known.set(css, color)
    }
    return color ?? [0, 0, 0, 0]
  }
  const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ]
  function behind(element: Element | null): Color {
    if (!element) return [255, 255, 255, 1]
    const color = colorOf(getComputedStyle(element).backgroundColor)
    return color[3] === 1 ? color : over(color, behind(element.parentElement))
  }
  function opacityOf(element: Element | null): number {
    if (!element) return 1
    return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
  }
  function luminance(color: Color): number {
    const [r, g, b] = color.map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }) as Color
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  function contrastOf(element: Element, css: string): number {
    const back = behind(element)
    const [r, g, b, alpha] = colorOf(css)
    const front = over([r, g, b, alpha * opacityOf(element)], back)
    const [dim = 0, bright = 0] = [luminance(front), luminance(back)].sort((a, z) => a - z)
    return (bright + 0.05) / (dim + 0.05)
  }

  const LOOKS =
    `font-size font-weight font-style font-family line-height letter-spacing text-transform
      float list-style-type word-break`.split(/\s+/)
  function lookOf(element: Element): string {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    return [
      ...LOOKS.map((name) => style.getPropertyValue(name)),
      ...['::before', '::after'].map((part) => getComputedStyle(element, part).content),
      `${Math.round(width)} × ${Math.round(height)}`,
    ].join('; ')
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.gw-hidden') &&
    element.getBoundingClientRect().width > 0

  const found = [...document.querySelectorAll('.gw-root *')].filter(isSeen)
  return found.flatMap((element) => {
    const style = getComputedStyle(element)
    const field = element as HTMLInputElement
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const written = own.map(({ textContent }) => textContent).join('')
    const isPlaceholder = !field.value && field.placeholder
    const text = (written || field.value || field.placeholder || '').trim()
    if (!text) return []
    const { color } = isPlaceholder ? getComputedStyle(element, '::placeholder') : style
    return { text, contrast: contrastOf(element, color), look: lookOf(element) }
  })
}

/** How each icon of our roots is drawn, except those in the header's color. */
export const drawnIcons = (): string[] =>
  [...document.querySelectorAll('.gw-root :not(.gw-header-control) > svg > path')].map((path) => {
    const { color, fill, stroke, strokeWidth, opacity, transform } = getComputedStyle(path)
    const { width } = path.parentElement?.getBoundingClientRect() ?? {}
    const drawn = (path as SVGPathElement).getTotalLength()
    return [color, fill, stroke, strokeWidth, opacity, transform, width, drawn].join('; ')
  })
