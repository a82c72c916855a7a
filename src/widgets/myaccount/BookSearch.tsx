import { useRef } from 'react'
import { useTexts } from '../../hooks'
import { bookSearchTexts } from '../../texts/bookSearch'
import { fill } from '../../texts/catalogue'
import { TextButton, TextField } from '../../ui'
import './book-search.css'

interface BookSearchProps {
  query: string
  setQuery(query: string): void
  /** Number of matches. */
  found: number
  /** Total number of addresses. */
  all: number
}

/** Search among saved addresses by name or place. */
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
          // Inside a form, Enter must not submit: nothing is selected yet.
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
              // The clear button disappears with the query.
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
