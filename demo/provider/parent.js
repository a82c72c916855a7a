/* In the shop's page: calls its callbacks for messages of the provider's iframe, and submits the form on request. */
;(() => {
  const provider = new URL(document.currentScript.src).origin
  const CALLS = [
    'hpfReady',
    'startPayment',
    'completePayment',
    'cancelPayment',
    'handlePaymentErrors',
  ]
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${provider}/`))

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== provider || !frames().some((frame) => frame.contentWindow === source)) return
    if (CALLS.includes(data?.hpf)) window[data.hpf]?.(data.given)
  })
  window.hpfSubmit = () => {
    for (const frame of frames()) frame.contentWindow.postMessage({ hpf: 'submit' }, provider)
  }
})()
