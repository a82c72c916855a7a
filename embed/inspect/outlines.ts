import { make } from '../loader/make'
import type { RootRow } from './rootRows'

/** Draws a frame around each root at its current position; call it again after anything has moved. */
export function drawOutlines(layer: HTMLElement, rows: readonly RootRow[]): void {
  layer.replaceChildren()
  for (const { app, node, state, findings } of rows) {
    const { top, left, width, height } = node.getBoundingClientRect()
    if (width === 0) continue
    const frame = make('div', { className: 'outline' }, layer)
    frame.toggleAttribute('data-wrong', findings.length > 0 || state === 'failed')
    Object.assign(frame.style, {
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${Math.max(height, 2)}px`,
    })
    make('span', { textContent: app }, frame)
  }
}
