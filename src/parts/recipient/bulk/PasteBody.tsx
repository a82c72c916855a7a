import { useId } from 'react'
import { useTexts } from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'
import { commonTexts } from '../../../texts/common'
import { ErrorMessage, TextArea } from '../../../ui'
import type { Flow } from './flow'

/** Input of the list: pasted or from a file. */
export function PasteBody({ text, setText, problem, readFile }: Flow) {
  const texts = useTexts(bulkTexts)
  const { error } = useTexts(commonTexts)
  const fileId = useId()
  const isBadFile = problem === 'badFile'
  return (
    <>
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        value={text}
        onValue={setText}
        rows={6}
        wrap="off"
        autoComplete="off"
        spellCheck={false}
        errorWord={error}
        error={problem && !isBadFile && texts[problem]}
      />
      <div className="gw-bulk-file">
        <label htmlFor={fileId}>{texts.file}</label>
        {isBadFile && (
          <ErrorMessage id={`${fileId}-error`} word={error}>
            {texts.badFile}
          </ErrorMessage>
        )}
        <input
          id={fileId}
          type="file"
          aria-invalid={isBadFile || undefined}
          aria-describedby={isBadFile ? `${fileId}-error` : undefined}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) readFile(file)
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
      </div>
    </>
  )
}
