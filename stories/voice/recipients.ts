import * as worlds from '../../mocks/scenarios'
import { type Change, chooses, fails, inWorld, quiet, type Step, types } from './rows'

/** Enters a new recipient. */
const nobodyYet: readonly Step[] = [
  types(/^First name/, 'Wilhelmina'),
  types(/^Last name/, 'Quackenbush'),
  types(/^Street address/, '77 Zinnia Crescent'),
  types(/^City/, 'Ypsilanti'),
  types(/^ZIP code/, '48197'),
  types(/^Phone/, '7345550188'),
  chooses(/^State/, /Michigan/),
]

/** The button, which follows a radio button of the same name. */
const moveIt: Step = ({ press }) => press(/^Move it$/, 'last')

/** Changes of recipients. */
export const recipientChanges: readonly Change[] = [
  ...inWorld(worlds.somethingToMove, {
    'a line moves': [
      [/^Move or copy/, /^Josephine/, moveIt],
      /^Filet Mignon now goes to Josephine/,
    ],
    'a move is undone': [
      [/^Move or copy/, /^Josephine/, moveIt, quiet, /^Undo$/],
      /^Filet Mignon is back in your cart\.$/,
    ],
    'a part of a line moves': [
      [/^Move or copy/, chooses(/^How many/, /^1 of/), /^Josephine/, moveIt],
      /^Filet Mignon now goes to Josephine/,
    ],
    'a line moves to the shopper': [
      [/^Move or copy/, /^Ship to myself/, moveIt],
      /^Filet Mignon now goes to you\.$/,
    ],
    'a move that fails': [
      [/^Move or copy/, /^Josephine/, fails('putLineItems'), moveIt],
      /We couldn’t move it\./,
    ],
    'a line is sent as well': [
      [/^Move or copy/, /^Copy it/, /^Josephine/, /^Add this gift/],
      /^Gift added for Josephine/,
    ],
    'a copy is undone': [
      [/^Move or copy/, /^Copy it/, /^Josephine/, /^Add this gift/, quiet, /^Undo$/],
      /^Order total is now/,
    ],
    'a shipment is sent as well': [
      [/^Send this gift to someone else, too/, /^Josephine/, /^Add this gift/],
      /^Gift added for Josephine/,
    ],
    'a copy that fails': [
      [
        /^Send this gift to someone else, too/,
        /^Josephine/,
        fails('putLineItems'),
        /^Add this gift/,
      ],
      /We couldn’t add it\./,
    ],
  }),
  ...inWorld(worlds.customerSignedIn, {
    'a shipment goes to somebody else': [
      [/^Change recipient of Eleanor/, /^Josephine/, /^Continue$/],
      /^This shipment now goes to Josephine/,
    ],
    'that is undone': [
      [/^Change recipient of Eleanor/, /^Josephine/, /^Continue$/, quiet, /^Undo$/],
      /^This shipment now goes to Eleanor/,
    ],
    'a shipment goes to somebody else, and fails': [
      [/^Change recipient of Eleanor/, /^Josephine/, fails('postShipmentAddress'), /^Continue$/],
      /We couldn’t save that\./,
    ],
    'nobody was chosen': [[/^Change recipient of Eleanor/, /^Continue$/], /Choose who it’s for\./],
    'somebody new': [
      [/^Change recipient of Eleanor/, /^Someone new/, /^Continue$/, ...nobodyYet, /^Save$/],
      /^This shipment now goes to Wilhelmina/,
    ],
    'somebody new who cannot be saved': [
      [
        ...[/^Change recipient of Eleanor/, /^Someone new/, /^Continue$/],
        ...nobodyYet,
        fails('putNewRecipient'),
        /^Save$/,
      ],
      /We couldn’t save that address\./,
    ],
    'an address with a mistake': [
      [/^Edit address of Eleanor/, types(/^ZIP code/, '681'), quiet, /^Save$/],
      /^→ Check these fields$/,
    ],
    'a name is cut': [
      [/^Edit address of Eleanor/, types(/^City/, 'x'.repeat(200))],
      /^Shortened to \d+ characters\.$/,
    ],
    'a street is too long': [
      [
        ...[/^Edit address of Eleanor/, quiet],
        types(/^Street address/, '1234 Old Prairie Village Highway, Unit 7'),
      ],
      /Move “Highway, Unit 7” to the next line/,
      /^Shortened to \d+ characters\.$/,
    ],
    'a PO box is typed': [
      [/^Edit address of Eleanor/, quiet, types(/^Street address/, 'P.O. Box 12')],
      /frozen food at a PO box/,
    ],
    'a ZIP code belongs to another state': [
      [/^Edit address of Eleanor/, quiet, types(/^ZIP code/, '99501')],
      /^99501 looks like a ZIP code in Alaska/,
    ],
    'an address is corrected': [
      [/^Edit address of Eleanor/, types(/^City/, 'Lincoln'), /^Save$/],
      /^Address updated\.$/,
    ],
  }),
  ...inWorld(worlds.sharedAddress, {
    'two shipments become one': [
      [/^Change recipient of Harold/, /^Eleanor/, /^Continue$/, /^Combine them/],
      /^Shipments combined\.$/,
    ],
    'a merge that fails': [
      [
        /^Change recipient of Harold/,
        /^Eleanor/,
        /^Continue$/,
        fails('postMergeShipments'),
        /^Combine/,
      ],
      /We couldn’t combine them\./,
    ],
  }),
  ...inWorld(worlds.partsMissing, {
    'what was missing is typed in': [
      [/^Add phone number for Harold/, types(/^Phone/, '8165550188'), /^Save$/],
      /^Address updated\.$/,
    ],
  }),
]
