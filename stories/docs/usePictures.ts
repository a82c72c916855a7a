import { useEffect, useState } from 'react'

/** The paths of the pictures from `npm run pictures`; empty if it has not run, undefined while loading. */
export function usePictures(): ReadonlySet<string> | undefined {
  const [paths, setPaths] = useState<ReadonlySet<string>>()
  useEffect(() => {
    fetch('pictures/pictures.json')
      .then(async (answer): Promise<string[]> => (answer.ok ? answer.json() : []))
      .then((found) => setPaths(new Set(found)))
      .catch(() => setPaths(new Set()))
  }, [])
  return paths
}
