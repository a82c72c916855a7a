import type { ComponentType } from 'react'
import type { DialogKind, DialogKinds } from '../../hooks'
import type { FocusPlace } from './fallbackFocus'

/** What the content of a dialog is given. It draws a `Dialog` of its own, in `container`. */
export interface DialogContentProps<TKind extends DialogKind = DialogKind> {
  params: Readonly<DialogKinds[TKind]>
  /** Where it is mounted. */
  container: HTMLElement
  /** Ends the dialog with what was chosen, or with null where it was dismissed. */
  end(choice: string | null): void
  /** Where the focus goes where the opener has gone meanwhile: to what it was about, its parameters unless given. */
  returnFocus(about?: FocusPlace): HTMLElement | null
}

/** Dialogs with content of their own, by kind. */
export type Contents = { readonly [K in DialogKind]?: ComponentType<DialogContentProps<K>> }
