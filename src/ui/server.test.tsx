import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'
import * as ui from './index'
import { Select } from './richSelect'

const nothing = () => {}
const field = { label: 'Name', errorWord: 'Error', error: 'Wrong.', value: '', onValue: nothing }
const choice = { options: [{ value: 'a', label: 'A' }], value: 'a', onValue: nothing }

const elements: Record<string, ReactElement> = {
  Blocked: <ui.Blocked value="why">Here</ui.Blocked>,
  Button: <ui.Button isBusy>Go</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/cart">Go</ui.ButtonLink>,
  Card: <ui.Card isAccented>Here</ui.Card>,
  Checkbox: <ui.Checkbox label="Gift" checked onChecked={nothing} />,
  Cluster: <ui.Cluster>Here</ui.Cluster>,
  Disclosure: <ui.Disclosure summary="More">Here</ui.Disclosure>,
  ErrorMessage: <ui.ErrorMessage word="Error">Wrong.</ui.ErrorMessage>,
  Icon: <ui.Icon name="gift" />,
  IconButton: <ui.IconButton icon="close" label="Close" />,
  LongList: (
    <ui.LongList ids={[1, 2]} height={2}>
      {String}
    </ui.LongList>
  ),
  Message: <ui.Message tone="warn">Mind.</ui.Message>,
  Money: <ui.Money amount="$1.00" was="$2.00" />,
  NamedLabel: <ui.NamedLabel of="Ben">Remove</ui.NamedLabel>,
  NativeSelect: <ui.NativeSelect {...field} {...choice} />,
  QuantityField: (
    <ui.QuantityField
      label="Quantity"
      decreaseText="Less"
      increaseText="More"
      value={1}
      max={9}
      onCommit={nothing}
    />
  ),
  RadioGroup: <ui.RadioGroup legend="Which?" {...choice} />,
  Skeleton: <ui.Skeleton lines={3} />,
  Spinner: <ui.Spinner />,
  Stack: <ui.Stack>Here</ui.Stack>,
  StatusRegion: <ui.StatusRegion>Heard</ui.StatusRegion>,
  TextArea: <ui.TextArea {...field} counter={{ limit: 9, text: String }} />,
  TextButton: <ui.TextButton icon="trash">Remove</ui.TextButton>,
  TextField: <ui.TextField {...field} />,
  Toast: <ui.Toast text="Removed." actionText="Undo" />,
  ToastArea: <ui.ToastArea>Here</ui.ToastArea>,
  TopLayer: <ui.TopLayer>{() => 'never on a server'}</ui.TopLayer>,
  VisuallyHidden: <ui.VisuallyHidden>Heard</ui.VisuallyHidden>,
  Select: <Select {...field} {...choice} />,
  Dialog: <Dialog isOpen onClose={nothing} title="Sure?" closeText="Close" container={null} />,
}

describe('on a server', () => {
  it.each(Object.entries(elements))(
    '%s renders without a warning or an inline style',
    (name, it) => {
      const warned = vi.spyOn(console, 'error')
      const html = renderToString(it)
      expect(warned).not.toHaveBeenCalled()
      // Radix hides its native select with one; a browser accepts it from script, not from this markup.
      if (name !== 'Select') expect(html).not.toContain('style=')
      expect(html).not.toContain('never on a server')
    },
  )

  it('includes every component of the index', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
    expect(Object.keys(elements)).toEqual(expect.arrayContaining(components))
  })
})
