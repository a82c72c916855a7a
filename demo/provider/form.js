/* In the provider's iframe: sends the card to the provider, and posts the result to the embedding page. */
;(() => {
  const form = document.getElementById('card')
  const uID = new URLSearchParams(location.search).get('uID')
  const shop = new URL(document.referrer).origin
  const tell = (call, given) => parent.postMessage({ hpf: call, given }, shop)
  const FIELDS = { 310: 'name', 315: 'number', 330: 'month', 340: 'year', 350: 'cvv', 530: 'zip' }

  function mark(codes) {
    const wrong = codes.map((code) => FIELDS[code])
    for (const field of form.elements) {
      field.setAttribute('aria-invalid', String(wrong.includes(field.name)))
    }
  }

  async function send() {
    tell('startPayment')
    const body = JSON.stringify({ uID, ...Object.fromEntries(new FormData(form)) })
    const answer = await fetch('process', { method: 'POST', body })
    const result = await answer.json()
    mark(result.errorCode ?? [])
    if (result.errorCode) tell('handlePaymentErrors', result)
    else tell('completePayment', result)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === shop && source === parent && data?.hpf === 'submit') send()
  })
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
    parent.postMessage({ type: 'hpf:height', height }, shop)
  }).observe(document.documentElement)
  tell('hpfReady')
})()
