import type { InputOf } from '../../../api/row'
import type { putNewRecipient } from '../../../api/shipment'
import type { Cart, ChosenAddress, Shipment } from '../../../domain/schema/entities'
import type { TurnAddition } from '../../line/addInTurns'
import type { AddedPlace } from '../../line/additions'
import type { Step } from '../../line/restore'

/** Where the lines of an entry were added; null for those that were not. */
export type Places = readonly (AddedPlace | null)[]

/** A recipient of a run, and the progress. */
export interface SendEntry {
  /** `added`: the lines are in the cart; the last step, such as the message, is still to come. */
  status: 'waiting' | 'added' | 'done' | 'failed'
  /** The target address, once known. */
  address: ChosenAddress | null
  /** Whether the address was created or completed for this entry. */
  isNew: boolean
  shipmentId: number | null
  /**
   * What the server rejected; `stock` if there is not enough of an item, `details` for auto-delivery or the number
   * of a club's boxes.
   */
  reason: 'address' | 'lines' | 'stock' | 'details' | 'date' | 'message' | null
  /** Whether its lines may have been added by a request without a response. */
  isUnsure?: boolean
}

/** What to send to each recipient, and how. */
export interface SendPlan<TEntry extends SendEntry> {
  /** The address of an entry that is not saved yet, or only in part. */
  newAddressOf(entry: TEntry): InputOf<typeof putNewRecipient>['body']
  additionsOf(entry: TEntry, addrId: number | null): readonly TurnAddition[]
  /** Gives the lines of an entry that were added in a turn their details other than size and quantity. */
  settle(entry: TEntry, places: Places, turn: number): readonly Step[]
  /**
   * Runs an entry's last step: its message, and the date of a new shipment. Resolves to what was rejected; null if
   * nothing was.
   */
  finish(entry: TEntry, shipment: Shipment, isNew: boolean): Promise<'date' | 'message' | null>
}

/** The data of a run that resume and undo need. */
export interface SendRun<TEntry extends SendEntry> {
  readonly plan: SendPlan<TEntry>
  readonly before: Cart | null
  readonly places: AddedPlace[]
  /** The lines of entries whose details were rejected. */
  readonly unsettled: Map<TEntry, Places>
  /** Shipments that were in the cart before, as they were when they got a message. */
  readonly written: Shipment[]
}
