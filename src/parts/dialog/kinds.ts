import type { ComponentType } from 'react'
import type { DialogKind, DialogKinds } from '../../hooks'
import type { FocusPlace } from './fallbackFocus'

/** Props of a dialog's content, which renders its own `Dialog` into `container`. */
export interface DialogContentProps<TKind extends DialogKind = DialogKind> {
  params: Readonly<DialogKinds[TKind]>
  /** The element to mount into. */
  container: HTMLElement
  /** Ends the dialog with the choice, or with null if it was dismissed. */
  end(choice: string | null): void
  /** Where focus goes on close; if the opener is gone, to the dialog's subject, by default its parameters. */
  returnFocus(about?: FocusPlace): HTMLElement | null
}

/** Dialogs with custom content, by kind. */
export type Contents = { readonly [K in DialogKind]?: ComponentType<DialogContentProps<K>> }
