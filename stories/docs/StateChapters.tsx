import { Markdown } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { shownStates, stateChapters } from '../widgets/states'

/** The states of all apps with the stories that show them, as soon as these are read. */
export function StateChapters() {
  const [text, setText] = useState('Reading the stories …')
  useEffect(() => {
    void shownStates().then((shown) => setText(stateChapters(shown)))
  }, [])
  return <Markdown>{text}</Markdown>
}
