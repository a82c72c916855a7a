const LOOKS = ['375-light', '375-dark', '1280-light', '1280-dark']
const HEIGHT = 200
const WIDTHS: Readonly<Record<string, number>> = { 375: 130, 1280: 280 }

interface StatePicturesProps {
  id: string
  /** The story's name in words. */
  story: string
  /** The paths of existing pictures. */
  pictures: ReadonlySet<string> | undefined
}

/** A story by its name, with its pictures at both widths, light and dark. */
export function StatePictures({ id, story, pictures }: StatePicturesProps) {
  return (
    <figure style={{ margin: '0 0 16px' }}>
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          {story}
        </a>
      </figcaption>
      {LOOKS.filter((look) => pictures?.has(`${look}/${id}.png`)).map((look) => {
        const [width = '', theme] = look.split('-')
        return (
          <img
            key={look}
            src={`pictures/${look}/${id}.png`}
            alt={`${story}, ${width} px, ${theme}`}
            loading="lazy"
            width={WIDTHS[width]}
            height={HEIGHT}
            style={{ objectFit: 'cover', objectPosition: 'top', margin: 4 }}
          />
        )
      })}
    </figure>
  )
}
