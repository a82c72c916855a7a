import { useRef } from 'react'
import { useTexts } from '../../../hooks'
import { bookSearchTexts } from '../../../texts/bookSearch'
import { fill } from '../../../texts/catalogue'
import { TextButton, TextField } from '../../../ui'
import type { Book } from './useBook'

/** Finds somebody in a long book by name or place. */
export function BookSearch({ book, all }: { book: Book; all: number }) {
  const { query, setQuery, shown } = book
  const field = useRef<HTMLInputElement>(null)
  const texts = useTexts(bookSearchTexts)
  const count = fill(texts.found, { shown: shown.length, count: all })
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
        />
      </search>
      <div className="gw-book-found">
        <p className="gw-note" role="status">
          {query && (shown.length > 0 ? count : texts.noMatch)}
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
