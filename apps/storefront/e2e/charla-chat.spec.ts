import { agree, BUYER } from './buyer.ts'
import { chat, stubChat } from './chat.ts'
import { at, expect, test, waitForHydration, wideBut } from './shops.ts'

for (const width of [390, 1280])
  test(`Charla asks the shop’s additional fields in the conversation, then opens the chat with the order, at ${width} px (C10)`, {
    tag: wideBut(390, width),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await stubChat(page.context())
    await page.goto(at('verdenilda', '/productos?q=calatea'))
    await waitForHydration(page)
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Agregar al pedido/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^En tu pedido \(1\)/ }).first()).toBeVisible()
    await page.goto(at('verdenilda', '/cart'))
    await page.getByRole('main').getByRole('link', { name: 'Enviar por WhatsApp' }).click()
    await page.waitForURL(/\/checkout\?items=.*&chat=1&cart=\w+$/)
    await waitForHydration(page)
    const answer = async (label: string | RegExp, text: string) => {
      const open = page.getByRole('textbox', { name: label })
      await expect(open).toBeVisible()
      await open.fill(text)
      await open.press('Enter')
      await expect(open).toBeHidden()
    }
    await answer('Nombre completo', BUYER.name)
    await answer(/^Número de documento/, BUYER.id)
    await answer(/^Teléfono/, '70711122')
    await answer(/^Correo/, '')
    const send = page.getByRole('button', { name: 'Responder' })
    await page.getByText('Recoger en la tienda').click()
    await page.getByRole('combobox', { name: /^Sede donde/ }).selectOption({ index: 1 })
    await send.click()
    await send.click()
    await answer(/^¿Cuánta luz/, 'Una ventana al sur')
    await send.click()
    await expect(page.getByText(/Te lo aparto y seguimos por WhatsApp/)).toBeVisible()
    await agree(page)
    await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
    await page.waitForURL(chat)
    const text = new URL(page.url()).searchParams.get('text') ?? ''
    expect(text).toMatch(/^Hola, Verde Nilda\. Este es mi pedido \d+:\n1 × Calatea/)
    expect(text).toContain(`A nombre de: ${BUYER.name}`)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Falta que me lo envíes' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Una ventana al sur')
  })
