import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Button, Cluster, Stack } from '../../src/ui'

const meta = preview.meta({ title: 'UI/Layout' })

const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top

/** Parts in a column, one step of the spacing scale apart. */
export const OfAStack = meta.story({
  render: () => (
    <Stack gap={5}>
      <Button>Ship to Myself</Button>
      <Button>Someone new</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect())
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(24)
  },
})

/** The buttons at the end of a form: in a row if there is room, otherwise at full width. */
export const OfActions = meta.story({
  tags: ['wide'],
  render: () => (
    <Cluster isActions>
      <Button variant="primary">Save address</Button>
      <Button>Cancel</Button>
    </Cluster>
  ),
  play: async ({ canvas, globals }) => {
    const [save, cancel] = canvas.getAllByRole('button')
    await expect(top(save) === top(cancel)).toBe(globals.viewport.value === 'desktop')
  },
})
