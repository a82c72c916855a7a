import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import type { Recipe } from '../../domain/recipe/recipe'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { Message } from '../../ui'

/** A video of the recipe, loaded when started; hidden if it fails to load. */
export function Video({ recipe: { video, title } }: { recipe: Recipe }) {
  const texts = useTexts(recipeDetailTexts)
  const [isBlocked, setBlocked] = useState(false)
  const source = safeUrl(video?.src)
  if (!source) return null
  if (isBlocked) return <Message tone="info">{texts.videoBlocked}</Message>
  const captions = safeUrl(video?.captions)
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are included if the page supplies them
    <video
      className="gw-recipe-video"
      src={source}
      poster={safeUrl(video?.poster) ?? undefined}
      aria-label={fill(texts.video, { title })}
      controls
      preload="metadata"
      playsInline
      onError={() => setBlocked(true)}
    >
      {captions && <track kind="captions" src={captions} default />}
    </video>
  )
}
