/* In the wallet's window: the shopper's decision about a payment. */
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    // The opener closes the window: a message from a closed window would count as a cancellation.
    opener.postMessage({ wallet: button.value }, location.origin)
    // In case the opener is gone.
    setTimeout(close, 1000)
  })
}
