import { ref } from 'valtio/vanilla'
import { accountSlot } from '../account/state'
import { defineFeature } from '../core/feature'
import { lazyActions } from '../core/lazyActions'

/** The people a shopper sends to. */
export const recipientActions = defineFeature({
  ...accountSlot,
  actions: lazyActions('recipientVerbs', (context) => ({
    /** Forgets the recipients that are kept on this device. */
    forgetLocalRecipients(): void {
      context.slot(accountSlot).localRecipients = ref([])
    },
  })),
})
