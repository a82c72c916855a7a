import { useEffect, useId, useRef, useState } from 'react'
import type { SavedAddress } from '../../../domain/schema/entities'
import { useTexts } from '../../../hooks'
import { AddressForm, Failure, isFocusFree, SaveButton } from '../../../parts'
import { bookTexts } from '../../../texts/book'
import { commonTexts } from '../../../texts/common'
import { Button, Card, Checkbox, Cluster } from '../../../ui'
import { TwinQuestion } from './TwinQuestion'
import { type EditorOptions, useAddressEditor } from './useAddressEditor'

interface AddressEditorProps extends Omit<EditorOptions, 'onDone'> {
  title: string
  /**
   * Called with the saved address, or with undefined if the form was canceled; `isFocusFree` tells whether
   * focus can be moved.
   */
  onDone(saved: SavedAddress | undefined, isFocusFree: boolean): void
}

/** An address form in place of its card, with focus in the first field. */
export function AddressEditor({ title, onDone, ...options }: AddressEditorProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const editor = useAddressEditor({
    ...options,
    onDone: (saved) => onDone(saved, !saved || isFocusFree(place)),
  })
  const { form, isBusy, problem, isForCartToo, twin } = editor
  const texts = useTexts(bookTexts)
  const { cancel } = useTexts(commonTexts)
  const id = useId()
  // A form with restored input was not just opened by the shopper.
  const first = useRef(form.isDirty ? undefined : ([...form.problems.keys()][0] ?? 'fname'))
  return (
    <Card
      ref={setPlace}
      as="article"
      className="gw-book-editor"
      aria-labelledby={`${id}-title`}
      onInput={editor.onInput}
    >
      <h2 className="gw-book-name" id={`${id}-title`} data-gw-heading tabIndex={-1}>
        {title}
      </h2>
      <AddressForm
        form={form}
        id={id}
        section={options.address?.addr_id ?? 'new'}
        firstField={first.current}
        onSubmit={editor.submit}
      />
      {isForCartToo !== null && (
        <Checkbox label={texts.cartToo} checked={isForCartToo} onChecked={editor.setForCartToo} />
      )}
      {twin && (
        <TwinQuestion
          twin={twin}
          isBusy={isBusy}
          onUpdate={() => void editor.updateTwin()}
          onBoth={() => void editor.saveBoth()}
        />
      )}
      {problem && <Problem>{problem}</Problem>}
      <Cluster isActions>
        {!twin && <SaveButton variant="primary" type="submit" form={id} isBusy={isBusy} />}
        <Button variant="quiet" onClick={() => void editor.leave()}>
          {cancel}
        </Button>
      </Cluster>
    </Card>
  )
}

/** Why saving failed, scrolled into view of the pressed button. */
function Problem({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `void`: the return value is not a cleanup function.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Failure>{children}</Failure>
    </div>
  )
}
