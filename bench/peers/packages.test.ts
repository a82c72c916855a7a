import { describe, expect, it } from 'vitest'
import manifest from '../../package.json'
import { packageJson, peers } from './packages'
import { adapterOf, peerPages } from './pages'

describe.each(peers)('the peer $name', (peer) => {
  it('is installed in exact versions, and is not our dependency', () => {
    const { dependencies } = JSON.parse(packageJson(peer))
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      if (!name.startsWith('react')) expect(manifest.dependencies).not.toHaveProperty(name)
    }
  })

  it('is rendered by the same React version as ours', () => {
    const { react = manifest.devDependencies.react } = peer.packages
    expect(react).toBe(manifest.devDependencies.react)
  })

  it('has a page that names its cart', () => {
    const [path = ''] = adapterOf(peer).url(10, 10).split('?')
    const page = peerPages([peer])[path.split('/').at(-1) ?? '']
    expect(page?.('/api/10/10', '')).toMatch(/data-cart="[^"]*10-10/)
  })
})
