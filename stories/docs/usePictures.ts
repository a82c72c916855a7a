import { useEffect, useState } from 'react'

/** The paths of the pictures that `npm run pictures` has made; none where it has not run, undefined until that is known. */
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
