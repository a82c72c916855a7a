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
  /** The choice to use the words for all; not offered where it is absent. */
  forAll?: ForAll
  /** Why the announcement cannot be sent as it stands, once it was to be saved. */
  problem: AnnouncementProblem | null
  /** Its id, so that a button outside of it can send it. */
  id: string
  onSubmit(): void
}

/** Whether it is a gift, the words on its card as they will look, and the e-mail that announces it. */
export function GiftMessageEditor(props: GiftMessageEditorProps) {
  const { draft, onDraft, forAll, problem, id, onSubmit } = props
  const { announcement } = draft
  const texts = useTexts(giftMessageTexts)
  const announceId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="gw-gift-editor" id={id} noValidate onSubmit={submit}>
      <Checkbox
        label={texts.isGift}
        hint={announcement ? texts.isGiftHint : texts.isEGiftHint}
        checked={draft.isGift}
        onChecked={(isGift) => onDraft({ isGift })}
      />
      {draft.isGift && (
        <GiftWords
          value={draft.message}
          onValue={(message) => onDraft({ message })}
          preview={announcement ? texts.preview : texts.previewEmail}
        />
      )}
      {forAll && isForSeveral(draft, forAll) && (
        <Checkbox
          label={fill(texts.all, { count: forAll.count })}
          hint={forAll.replaces(draft.message)}
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
  value: string
  onValue(value: string): void
  /** What stands above them as they will look. */
  preview: string
}

/** The words of a gift, and the card as it will be printed. */
function GiftWords({ value, onValue, preview }: GiftWordsProps) {
  const texts = useTexts(giftMessageTexts)
  const areaId = useId()
  const words = value.trim()
  // The button goes with the press, so the focus goes on to what it has written.
  const begin = (message: string) => {
    onValue(message)
    document.getElementById(areaId)?.focus()
  }
  return (
    <>
      <LimitedArea
        id={areaId}
        field="gift_message"
        label={texts.message}
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
