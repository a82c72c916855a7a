/* In the wallet's window: what the shopper says of a payment. */
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    // Whoever has opened the window closes it: what comes from a window that is gone counts as if it were closed.
    opener.postMessage({ wallet: button.value }, location.origin)
    // Nobody is there any more.
    setTimeout(close, 1000)
  })
}
