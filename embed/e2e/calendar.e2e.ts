import { describe, expect, it } from 'vitest'
import { openShop } from '../../testing/shop'

/*
 * One minute before midnight in Chicago on New Year's Eve: already next year in Tokyo, not yet in Honolulu.
 */
describe.each(['America/Chicago', 'Pacific/Honolulu', 'Asia/Tokyo'])('in %s', (timezoneId) => {
  it('the calendar uses Chicago’s days, and violates no policy', async () => {
    const { page, site, errors, close } = await openShop('newYearsEve', { timezoneId })
    await page.goto(site.page({ body: '<div id="checkout-cart"></div>' }))
    await page.getByRole('button', { name: /^Choose a date for/ }).click()

    await page.getByText('More dates').click()
    const grid = page.getByRole('grid', { name: 'January 2027' })
    await grid.waitFor()
    const name = await grid.getByRole('button', { name: /^Friday, January 1, 2027/ }).textContent()
    expect(name).toContain('no delivery on New Year’s Day')
    await page.getByRole('button', { name: 'Go to December 2026' }).click()
    const today = page.getByRole('button', { name: 'Thursday, December 31, 2026, today' })
    expect(await today.getAttribute('aria-disabled')).toBe('true')

    await page.getByRole('button', { name: 'Go to January 2027' }).click()
    await page.getByRole('button', { name: /^Thursday, January 7, 2027/ }).click()
    await page.getByRole('button', { name: 'Deliver Thu, Jan 7' }).click()
    await page.getByText('Arrives Thu, Jan 7', { exact: true }).waitFor()
    // The dialog shows the date before it is sent.
    const sent = () => site.backend.requests.find(({ endpoint }) => endpoint === 'postShipping')
    await expect
      .poll(() => sent()?.body)
      .toMatchObject({
        new_ship_date_data: { ship_date: '2027-01-05', delivery_date: '2027-01-07' },
      })
    expect([site.reports, errors]).toEqual([[], []])
    await close()
  })
})
