import type { Page } from '@playwright/test'
import { at, expect, test, waitForHydration } from './shops.ts'
import { openAndPaint, slowScripts } from './slow-scripts.ts'

const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')))

test.describe('an interaction 50 ms after the first paint, before hydration, is not lost', () => {
  test('a click on a button', async ({ page, mercado }) => {
    await slowScripts(page)
    await openAndPaint(page, at(mercado.subdomain, '/productos?q=mug'))
    expect(await isAlive(page)).toBe(false)
    await page.getByRole('button', { name: /add Clay mug/ }).click()
    await expect(page.getByRole('status')).toContainText('Clay mug')
    await expect(page).toHaveURL(/productos\?q=mug/)
  })

  test('choosing a size, then buying', async ({ page, mercado }) => {
    await page.goto(at(mercado.subdomain, '/productos?q=shirt'))
    const href = await page.getByRole('link', { name: 'Linen shirt', exact: true }).getAttribute('href')
    await slowScripts(page)
    await openAndPaint(page, at(mercado.subdomain, href ?? ''))
    await page.getByText('M', { exact: true }).first().click()
    await page.getByTitle('Blue', { exact: true }).first().click()
    await page.getByRole('main').getByRole('button', { name: /bag/i }).first().click()
    await expect(page.getByRole('status')).toContainText('Linen shirt')
  })

  test('a click on a link is an ordinary page load', async ({ page }) => {
    await slowScripts(page)
    await openAndPaint(page, at('alborada'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mi compra' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mi compra' })).toBeVisible()
  })

  test('typed text', async ({ page }) => {
    await slowScripts(page)
    await openAndPaint(page, at('alborada', '/micompra'))
    await page.getByRole('textbox', { name: 'Número de pedido' }).pressSequentially('1042')
    await waitForHydration(page)
    await expect(page.getByRole('textbox', { name: 'Número de pedido' })).toHaveValue('1042')
  })

  test('text that is typed and pasted while the page hydrates', async ({ page }) => {
    await page.addInitScript(() => {
      const types = ['textInput', 'compositionend', 'paste', 'contextmenu', 'auxclick', 'drop']
      const every = new MessageChannel()
      every.port1.onmessage = () => {
        for (const type of types)
          document.querySelector('#main input')?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
        if (!document.documentElement?.dataset.typed) every.port2.postMessage(null)
      }
      every.port2.postMessage(null)
    })
    await page.goto(at('alborada', '/micompra'))
    await waitForHydration(page)
    await page.evaluate(() => {
      document.documentElement.dataset.typed = 'enough'
    })
    await page.getByRole('textbox', { name: 'Número de pedido' }).fill('1042')
    await expect(page.getByRole('textbox', { name: 'Número de pedido' })).toHaveValue('1042')
  })
})

test('without scripts the page works', async ({ page }) => {
  await page.route(/\/build\/assets\/.*\.js$/, () => {})
  await openAndPaint(page, at('alborada', '/micompra'))
  await page.getByRole('textbox', { name: 'Número de pedido' }).fill('1042')
  await page.getByRole('textbox', { name: 'Documento de quien compró' }).fill('9080706050')
  await page.getByRole('button', { name: 'Buscar mi pedido' }).click()
  await expect(page.getByRole('alert')).toContainText('No encontramos un pedido')
})

test('an untouched page hydrates by itself', async ({ page }) => {
  await page.goto(at('alborada'))
  await waitForHydration(page)
})
