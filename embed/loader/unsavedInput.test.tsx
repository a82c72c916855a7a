import { afterEach, describe, expect, it } from 'vitest'
import { hasUnsavedInput, watchFields } from './unsavedInput'

watchFields()
afterEach(() => document.body.replaceChildren())

function put(html: string): HTMLInputElement {
  document.body.innerHTML = html
  // The markup of each test has one field.
  return document.querySelector('input,select,textarea') as HTMLInputElement
}

function type(field: HTMLInputElement, value: string): void {
  field.value = value
  field.defaultValue = value // as React does
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('hasUnsavedInput', () => {
  it('is false on an untouched page', () => {
    put('<form><input value="a"><input type="checkbox"><textarea>b</textarea></form>')
    expect(hasUnsavedInput()).toBe(false)
  })

  it('is true once a form’s field has typed text, and false once it is empty again', () => {
    const field = put('<form><input></form>')
    type(field, 'ring twice')
    expect(hasUnsavedInput()).toBe(true)
    type(field, '')
    expect(hasUnsavedInput()).toBe(false)
  })

  it('is false for a field without a form whose value was taken over', () => {
    type(put('<input type="number">'), '3')
    expect(hasUnsavedInput()).toBe(false)
  })

  it('is false for a widget’s field that has its text as a property', () => {
    put('<div class="gw-root"><form><input></form></div>').value = '2'
    expect(hasUnsavedInput()).toBe(false)
  })

  it('is true for a field of the page that the browser has restored', () => {
    put('<form><input></form>').value = 'typed before'
    expect(hasUnsavedInput()).toBe(true)
  })

  it('is false for a field that a widget has replaced', () => {
    put('<form data-giftwell-kept><input></form>').value = 'typed before'
    expect(hasUnsavedInput()).toBe(false)
  })
})
