/* In the wallet's window: what the shopper says of a payment. */
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    opener.postMessage({ wallet: button.value }, location.origin)
    close()
  })
}
