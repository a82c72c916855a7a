import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { Cluster, Icon } from '../../src/ui'
import { type IconName, icons } from '../../src/ui/icons'

const meta = preview.meta({ title: 'UI/Icon', component: Icon, args: { name: 'gift' } })

/** Every icon. All are hidden from screen readers. */
export const All = meta.story({
  render: () => (
    <Cluster>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <div key={name} style={{ inlineSize: '5.5rem', textAlign: 'center', fontSize: '0.875rem' }}>
          <Icon name={name} style={{ fontSize: '1.75rem' }} />
          <div>{name}</div>
        </div>
      ))}
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')]
    await expect(drawn).toHaveLength(Object.keys(icons).length)
    for (const icon of drawn) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true')
      await expect(icon.querySelector('path')?.getBBox().width).toBeGreaterThan(8)
    }
  },
})
