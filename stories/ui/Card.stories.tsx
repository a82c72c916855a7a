import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Button, Card, Cluster, Money, Stack } from '../../src/ui'

const meta = preview.meta({ title: 'UI/Card', component: Card })

/** An article with its own heading. */
export const Ready = meta.story({
  tags: ['wide'],
  render: () => (
    <Card as="article" aria-labelledby="to-margaret">
      <Stack gap={3}>
        <h2 id="to-margaret">To Margaret Hollis</h2>
        <p>1 Maple Street, Kansas City, KS 66101</p>
        <Cluster justify="between">
          <span>Filet Mignon, four of 6 oz.</span>
          <Money amount="$129.85" />
        </Cluster>
        <Cluster isActions>
          <Button variant="primary">Continue to checkout</Button>
          <Button>Keep shopping</Button>
        </Cluster>
      </Stack>
    </Card>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('article')).toHaveAccessibleName('To Margaret Hollis'),
})

/** For the subject of the screen: a brass line along its top. */
export const Accented = meta.story({
  args: { isAccented: true, children: 'Ship to Myself' },
  play: ({ canvas }) =>
    expect(canvas.getByText('Ship to Myself')).toHaveStyle({ borderTopWidth: '4px' }),
})

/** For a summary next to the cards. */
export const Sunken = meta.story({
  args: { surface: 'sunken', children: 'Order total is $129.85.' },
  play: ({ canvas }) => expect(canvas.getByText(/Order total/)).toHaveStyle({ boxShadow: 'none' }),
})
