/* In the wallet's iframe: its button, which opens its window and posts the result to the shop's page. */
;(() => {
  const shop = new URL(document.referrer).origin
  const tell = (wallet, given) => parent.postMessage({ wallet, given }, shop)
  let popup = null
  let order = null

  function end(wallet) {
    if (!order) return
    const id = order
    order = null
    tell(wallet, id)
  }

  async function create(amount) {
    const answer = await fetch('/wallet/orders', {
      method: 'POST',
      body: JSON.stringify({ amount }),
    })
    tell('created', (await answer.json()).id)
  }

  function open(id) {
    order = id
    popup = window.open(`/wallet/pay?order=${id}`, 'wallet', 'width=420,height=560')
    if (!popup) return end('blocked')
    const watch = setInterval(() => {
      if (!popup.closed) return
      clearInterval(watch)
      end('cancel')
    }, 300)
  }

  document.querySelector('button').addEventListener('click', () => {
    if (order && popup && !popup.closed) popup.focus()
    else tell('click')
  })
  addEventListener('message', ({ origin, source, data }) => {
    if (source === parent && origin === shop) ({ create, open })[data?.wallet]?.(data.given)
    if (source === popup && origin === location.origin) {
      end(data.wallet)
      popup.close()
    }
  })
})()
