/** Puts a style sheet into the page; resolves when it applies, rejects when it does not come. */
export function loadStyle(address: string, sum: string, nonce: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = 'anonymous'
    link.nonce = nonce
    if (sum) link.integrity = `sha384-${sum}`
    link.onload = resolve
    link.onerror = (event) => {
      link.remove()
      reject(event)
    }
    link.href = address
    document.head.append(link)
  })
}
