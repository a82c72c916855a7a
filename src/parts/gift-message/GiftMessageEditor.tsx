import { type FormEvent, useId } from 'react'
import type { AnnouncementProblem } from '../../domain/gift-message/announcement'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { giftMessageTexts } from '../../texts/giftMessage'
import { Checkbox } from '../../ui'
import { AnnounceFields } from './AnnounceFields'
import './GiftMessageEditor.css'
import { LimitedArea } from './LimitedArea'
import { MessageStarters } from './MessageStarters'
import { type ForAll, isForSeveral } from './useForAll'
import type { GiftDraft } from './useGiftDraft'

export interface GiftMessageEditorProps {
  draft: GiftDraft
  onDraft(change: Partial<GiftDraft>): void
  /** The option to use the message for all gifts; not offered if absent. */
  forAll?: ForAll
  /** Why the announcement is invalid, after an attempt to save. */
  problem: AnnouncementProblem | null
  /** Why the message is invalid, after an attempt to save. */
  messageError?: string | null
  /** Id of the form, so that a button outside of it can submit it. */
  id: string
  onSubmit(): void
}

/** Editor for whether it is a gift, the message with a preview of its card, and the announcement email. */
export function GiftMessageEditor(props: GiftMessageEditorProps) {
  const { draft, onDraft, forAll, problem, messageError, id, onSubmit } = props
  const { announcement } = draft
  const texts = useTexts(giftMessageTexts)
  const announceId = useId()
  const replaced = forAll?.replaces(draft.message)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="gw-gift-editor" id={id} noValidate onSubmit={submit}>
      {!forAll?.isFixed && (
        <Checkbox
          label={texts.isGift}
          hint={announcement ? texts.isGiftHint : texts.isEGiftHint}
          checked={draft.isGift}
          onChecked={(isGift) => onDraft({ isGift })}
        />
      )}
      {draft.isGift && (
        <GiftWords
          id={`${id}-message`}
          value={draft.message}
          error={messageError}
          onValue={(message) => onDraft({ message })}
          preview={announcement ? texts.preview : texts.previewEmail}
        />
      )}
      {forAll?.isFixed && replaced && <p className="gw-note">{replaced}</p>}
      {forAll && !forAll.isFixed && isForSeveral(draft, forAll) && (
        <Checkbox
          label={fill(texts.all, { count: forAll.count })}
          hint={replaced}
          checked={forAll.isOn}
          onChecked={forAll.setOn}
        />
      )}
      {announcement && (
        <Checkbox
          id={announceId}
          label={texts.announce}
          hint={texts.announceHint}
          checked={announcement.isOn}
          onChecked={(isOn) => onDraft({ announcement: { ...announcement, isOn } })}
        />
      )}
      {announcement?.isOn && (
        <AnnounceFields
          formId={id}
          value={announcement}
          onValue={(changed) => onDraft({ announcement: changed })}
          problem={problem}
        />
      )}
    </form>
  )
}

interface GiftWordsProps {
  id: string
  value: string
  error: string | null | undefined
  onValue(value: string): void
  /** Caption of the preview. */
  preview: string
}

/** The gift message, and a preview of the printed card. */
function GiftWords({ id, value, error, onValue, preview }: GiftWordsProps) {
  const texts = useTexts(giftMessageTexts)
  const words = value.trim()
  // The pressed button disappears, so focus moves to the text it inserted.
  const begin = (message: string) => {
    onValue(message)
    document.getElementById(id)?.focus()
  }
  return (
    <>
      <LimitedArea
        id={id}
        field="gift_message"
        label={texts.message}
        error={error}
        value={value}
        onValue={onValue}
      />
      {!words && <MessageStarters onChoose={begin} />}
      <figure className="gw-gift-card" aria-label={preview}>
        <figcaption className="gw-gift-card-caption gw-note">{preview}</figcaption>
        <blockquote className="gw-gift-card-words" data-empty={words === '' || undefined}>
          {words || texts.previewEmpty}
        </blockquote>
      </figure>
    </>
  )
}
