import { useEffect, useState } from 'react'
import { proofs } from '../support/proofs'
import { type AccessRow, accessRows, notApplicable } from '../widgets/accessibility'
import { type ShownState, shownStates } from '../widgets/states'

/** What stories prove about each app, once the index of stories is loaded: each cell links to them. */
export function AccessMatrix() {
  const [rows, setRows] = useState<readonly AccessRow[]>()
  useEffect(() => {
    void shownStates().then((shown) => setRows(accessRows(shown)))
  }, [])
  if (!rows) return <p>Reading the stories …</p>
  return (
    <table aria-label="Accessibility">
      <thead>
        <tr>
          <th scope="col">App</th>
          {Object.values(proofs).map(([title]) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ app, cells }) => (
          <tr key={app}>
            <th scope="row">{app}</th>
            {cells.map(({ proof, stories }) => (
              <td key={proof}>{notApplicable[app]?.[proof] ?? <Proved stories={stories} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The stories that prove it; an empty cell says so. */
function Proved({ stories }: { stories: readonly ShownState[] }) {
  if (stories.length === 0) return 'not proved'
  return stories.map(({ storyId, story }) => (
    <div key={storyId}>
      <a href={`./?path=/story/${storyId}`} target="_top">
        {story}
      </a>
    </div>
  ))
}
