import { useRef } from 'react'
import { useTexts } from '../../hooks'
import { bookSearchTexts } from '../../texts/bookSearch'
import { fill } from '../../texts/catalogue'
import { TextButton, TextField } from '../../ui'
import './book-search.css'

interface BookSearchProps {
  query: string
  setQuery(query: string): void
  /** How many are found. */
  found: number
  /** How many there are. */
  all: number
}

/** Finds somebody among many saved addresses by name or place. */
export function BookSearch({ query, setQuery, found, all }: BookSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const texts = useTexts(bookSearchTexts)
  const count = fill(texts.found, { shown: found, count: all })
  return (
    <>
      <search>
        <TextField
          type="search"
          ref={field}
          autoComplete="off"
          label={texts.search}
          value={query}
          onValue={setQuery}
          // In a form Enter must not save: nothing is chosen yet.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </search>
      <div className="gw-book-found">
        <p className="gw-note" role="status">
          {query && (found > 0 ? count : texts.noMatch)}
        </p>
        {query && (
          <TextButton
            onClick={() => {
              // The button goes with what was searched for.
              field.current?.focus()
              setQuery('')
            }}
          >
            {fill(texts.showAll, { count: all })}
          </TextButton>
        )}
      </div>
    </>
  )
}
