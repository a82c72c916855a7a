import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { frameHeight } from './frameHeight'
import { Near } from './Near'
import { PageData } from './PageData'

/** A component's page: its stories in order, each rendered when it is near the window. */
export function DocsPage() {
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
  const drawn = stories.map((story, at) => (
    <Anchor key={story.id} storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Near
        height={frameHeight(story)}
        isFirst={at === 0}
        isFramed={story.parameters.docs?.story?.inline === false}
      >
        <Canvas of={story.moduleExport} />
      </Near>
    </Anchor>
  ))
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <PageData title={stories[0]?.title} />
      {drawn}
      {/* A table that grows while it loads would shift the content below it. */}
      <Controls />
    </>
  )
}
