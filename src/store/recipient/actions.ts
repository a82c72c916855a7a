import { ref } from 'valtio/vanilla'
import { accountSlot } from '../account/state'
import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'

/** The people a shopper sends to. */
export const recipientActions = defineFeature({
  ...accountSlot,
  actions: lazyActions('recipientVerbs', (context) => ({
    /** Forgets the recipients that are kept on this device; `undo` brings them back. */
    forgetLocalRecipients(): { status: 'forgotten'; undo(): void } {
      const slot = context.slot(accountSlot)
      const { localRecipients: kept } = slot
      slot.localRecipients = ref([])
      return {
        status: 'forgotten',
        undo() {
          slot.localRecipients = ref([...kept])
        },
      }
    },
  })),
})
