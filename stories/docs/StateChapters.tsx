import { useEffect, useState } from 'react'
import { apps } from '../../embed/apps'
import { inWords } from '../support/design/inWords'
import { type ShownState, type StateRow, shownStates, stateRows } from '../widgets/states'
import { StatePictures } from './StatePictures'
import { usePictures } from './usePictures'

/** The states of all apps with their stories and pictures, once these are loaded. */
export function StateChapters() {
  const [shown, setShown] = useState<readonly ShownState[]>()
  const pictures = usePictures()
  useEffect(() => {
    void shownStates().then(setShown)
  }, [])
  if (!shown) return <p>Reading the stories …</p>
  return (
    <>
      {pictures?.size === 0 && (
        <p>
          There are no pictures yet: <code>npm run pictures</code> makes them, then open this page
          anew.
        </p>
      )}
      {Object.keys(apps).map((app) => (
        <section key={app}>
          <h2 id={app}>{app}</h2>
          <StateTable app={app} rows={stateRows(app, shown)} pictures={pictures} />
        </section>
      ))}
    </>
  )
}

interface StateTableProps {
  app: string
  rows: readonly StateRow[]
  pictures: ReadonlySet<string> | undefined
}

function StateTable({ app, rows, pictures }: StateTableProps) {
  return (
    <table aria-label={app}>
      <thead>
        <tr>
          <th>No</th>
          <th>State</th>
          <th>Shown by</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, state, stories, lack }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{inWords(state)}</td>
            <td>
              {lack && `None: ${lack}`}
              {stories.map(({ storyId, story }) => (
                <StatePictures key={storyId} id={storyId} story={story} pictures={pictures} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
