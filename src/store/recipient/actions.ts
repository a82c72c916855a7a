import { ref } from 'valtio/vanilla'
import { accountSlot } from '../account/state'
import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'

/** The shopper's recipients. */
export const recipientActions = defineFeature({
  ...accountSlot,
  actions: lazyActions('recipientVerbs', (context) => ({
    /** Removes the recipients saved on this device; `undo` restores them. */
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
