/* In the shop's page: the surface of a wallet's script. Its button, its message and its window are the wallet's own. */
;(() => {
  const { src } = document.currentScript
  const { origin: provider, searchParams } = new URL(src)
  const isEligible = () => !searchParams.get('client-id').includes('ineligible')

  function frameIn(place, path, title) {
    const frame = document.createElement('iframe')
    frame.src = provider + path
    frame.title = title
    frame.style.cssText = 'display:block;inline-size:100%;block-size:48px;border:0'
    place.replaceChildren(frame)
    return frame
  }

  function buttons(options = {}) {
    let frame
    let created
    const tell = (wallet, given) => frame.contentWindow.postMessage({ wallet, given }, provider)

    async function pay() {
      let isWanted = true
      const reject = () => {
        isWanted = false
      }
      await options.onClick?.({ fundingSource: 'paypal' }, { resolve() {}, reject })
      if (!isWanted) return
      const create = (order) =>
        new Promise((resolve) => {
          created = resolve
          tell('create', order.purchase_units[0].amount.value)
        })
      const id = await options.createOrder({ paymentSource: 'paypal' }, { order: { create } })
      tell('open', id)
    }

    const says = {
      click: () => pay().catch((error) => options.onError?.(error)),
      created: (id) => created?.(id),
      approve: (orderID) => options.onApprove?.({ orderID }, {}),
      cancel: (orderID) => options.onCancel?.({ orderID }, {}),
      blocked: () => options.onError?.(new Error('The popup was blocked.')),
      fail: () => options.onError?.(new Error('The wallet had a problem.')),
    }
    const listen = ({ origin, source, data }) => {
      if (origin === provider && source === frame?.contentWindow) says[data?.wallet]?.(data.given)
    }
    return {
      isEligible,
      async render(place) {
        addEventListener('message', listen)
        frame = frameIn(place, '/wallet/button', 'PayPal')
      },
      async close() {
        removeEventListener('message', listen)
        frame?.remove()
      },
    }
  }

  const messages = ({ amount }) => ({
    async render(place) {
      frameIn(place, `/wallet/message?amount=${amount}`, 'Pay later with PayPal')
    },
  })

  window.paypal = {
    version: 'stand-in',
    FUNDING: { PAYPAL: 'paypal' },
    getFundingSources: () => ['paypal'],
    isFundingEligible: isEligible,
    Buttons: buttons,
    Messages: messages,
  }
})()
