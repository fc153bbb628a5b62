import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, type Language, type ShopId } from '@store/core'
import { simpleParser } from 'mailparser'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addCoupon } from '../../coupons/store.ts'
import { inShop } from '../../database/index.ts'
import { orderContext } from '../../order-context.ts'
import { placeOrder } from '../../orders/place.ts'
import { couponOf, draftOf, one, openShop, sell } from '../../orders/testing.ts'
import { addBranch, setTemplateSettings } from '../../shops/store/parts.ts'
import { changeShop, findShop } from '../../shops/store/shops.ts'
import type { ReceivedMail } from '../../testing/smtp.ts'
import { countOutbox, insertContactMail } from '../store.ts'
import { openMailing, placeOrders, testWorker } from '../testing.ts'

const { db, smtp, stop, close } = await openMailing()
afterAll(close)

const received = async (address: string): Promise<ReceivedMail> => {
  const find = () => smtp.mails.find(({ recipients }) => recipients.includes(address))
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return find() as ReceivedMail
}
const person = (at: number) => ({ email: `persona${at}@ejemplo.co` })
const write = (shopId: ShopId, contact: Partial<Parameters<typeof insertContactMail>[2]>) =>
  inShop(db, shopId, (tx) =>
    insertContactMail(tx, shopId, {
      clientName: 'Julián',
      clientEmail: 'julian@ejemplo.co',
      clientPhone: '300 222 1111',
      message: 'Hola',
      ...contact,
    }),
  )

describe('what the buyer gets', () => {
  test('is all there: what was bought, amounts as the shop writes them, payment, delivery, and the way to the order', async () => {
    const shopId = await openShop(db, { name: 'Alborada', email: 'hola@alborada.co', chatNumber: '573001112233' })
    const [shirt] = await sell(db, shopId, { name: 'Camisa de lino', price: 189_900_00 })
    if (!shirt) throw new Error('nothing to sell')
    const draft = draftOf(shopId, [{ ...one(shirt, 2), message: 'Sin etiqueta' }], { paymentMethod: 'bankDeposit' })
    const outcome = await inShop(db, shopId, (tx) =>
      placeOrder(
        tx,
        { ...draft, buyer: { ...draft.buyer, ...person(1), message: 'Timbre 302' } },
        orderContext(new Date()),
      ),
    )
    if (outcome?.kind !== 'placed') throw new Error('not placed')
    const { number } = outcome.order
    const mail = await received(person(1).email)

    expect(mail.subject).toBe(`Alborada: recibimos tu pedido ${number}`)
    expect(mail.from?.value).toEqual([{ name: 'Alborada', address: 'pedidos@feria.test' }])
    expect(mail.replyTo?.value).toEqual([{ name: 'Alborada', address: 'hola@alborada.co' }])
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    const html = String(mail.html)
    for (const expected of [
      ...['Hola, Ana: ', 'Camisa de lino', '2 ×', '$379.800', '$8.000', '$387.800'],
      ...['Consignación bancaria', 'Transfiere el total a esta cuenta', 'La dirección está en la página de tu pedido'],
      // D8: its state, where it was bought and from whom.
      ...['Fecha y hora de compra: ', 'Estado del pedido: Sin pagar', 'Estado del envío: Pendiente', '2 unidades'],
      ...['Canal de venta: Tienda en línea', 'Vendedor: Alborada', person(1).email],
      String(number),
    ]) {
      expect(html).toContain(expected)
      expect(mail.text).toContain(expected)
    }
    // Anybody may have typed this address into the form, so nothing else from the form is in the mail.
    for (const typed of ['María', 'Sin etiqueta', 'Timbre 302', 'Carrera 70 # 1-2', 'Laureles', '1234567'])
      expect(`${html}${mail.text}${mail.to}`).not.toContain(typed)
    const link = /https:\/\/s[\w-]+\.feria\.test\/pedido\/(\d+)\?key=(\w+)/.exec(mail.text ?? '')
    expect(link?.slice(1)).toEqual([String(number), outcome.accessKey])
    expect(html).toContain(`href="${link?.[0]}"`)
    expect(html).toContain('https://wa.me/573001112233?text=')
  })

  test.each(LANGUAGES)('speaks the language of the shop: %s', async (language) => {
    const shopId = await openShop(db, { language })
    const address = `${language}@ejemplo.co`
    await placeOrders(db, shopId, [{ email: address }])
    const { html, text, subject } = await received(address)
    const says: Record<Language, string> = {
      es: 'Pago contra entrega',
      en: 'Cash on delivery',
      pt: 'Pagamento na entrega',
      fr: 'Paiement à la livraison',
    }
    for (const known of LANGUAGES) expect(text?.includes(says[known])).toBe(known === language)
    expect(html).toContain(`<html lang="${language}"`)
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object|=>/)
  })

  test('the shop reads of which paper the number is and what the invoice needs; an unproven address is told neither', async () => {
    const email = 'facturas@zapateria.mx'
    const shopId = await openShop(db, { country: 'MX', currency: 'MXN', email, invoices: true })
    await placeOrders(db, shopId, [{ ...person(60), idNumber: 'AB123456', documentType: 'passport' }], {
      invoice: {
        taxId: 'XAXX010101000',
        legalName: 'Zapatos Ana',
        taxRegime: '626 Régimen Simplificado de Confianza',
        use: 'G03 Gastos en general',
        postcode: '06700',
      },
    })
    const expected = ['Pasaporte: AB123456', 'Factura', 'RFC: XAXX010101000', 'Nombre o razón social: Zapatos Ana']
    const toShop = await received(email)
    for (const one of [...expected, 'Uso del CFDI: G03 Gastos en general', 'Código postal fiscal: 06700'])
      for (const part of [toShop.html, toShop.text]) expect(part).toContain(one)
    const toBuyer = await received(person(60).email)
    for (const typed of ['AB123456', 'XAXX010101000', 'Zapatos', 'RFC'])
      expect(`${toBuyer.html}${toBuyer.text}`).not.toContain(typed)
  })

  test.each([
    ['es', 'Cupón LINO10'],
    ['en', 'Coupon LINO10'],
    ['pt', 'Cupom LINO10'],
    ['fr', 'Code promo LINO10'],
  ] as const)('has a line for its coupon: %s (C33)', async (language, line) => {
    const shopId = await openShop(db, { language })
    await inShop(db, shopId, (tx) => addCoupon(tx, shopId, couponOf('LINO10')))
    const address = `coupon-${language}@ejemplo.co`
    await placeOrders(db, shopId, [{ email: address }], { coupon: 'lino10' })
    const { html, text } = await received(address)
    for (const part of [html, text]) expect(part).toContain(line)
  })

  test('an order from the chat shop leads to the shop’s own address; what is picked up goes to no address', async () => {
    const shopId = await openShop(db)
    const branch = { name: 'Sede Centro', address: 'Calle 49 # 50-21', latitude: 6.2, longitude: -75.5, phone: null }
    await changeShop(db, shopId, (tx) => addBranch(tx, shopId, { ...branch, hours: 'Lun–Sáb 9:00–18:00', photo: null }))
    await placeOrders(db, shopId, [person(2)], {
      channel: 'chat',
      delivery: { kind: 'pickUp' },
      paymentMethod: 'payInStore',
    })
    const { text, html } = await received(person(2).email)
    for (const expected of [text, html])
      expect(expected).toContain('Sede Centro · Calle 49 # 50-21 · Lun–Sáb 9:00–18:00')
    expect(text).toMatch(/https:\/\/s[\w-]+\.feria\.test\/pedido\/\d+\?key=/)
    expect(text).toContain('Se recoge en la tienda')
    expect(text).toContain('Pagas al recoger')
  })

  test('wears the colour of the shop, and one that nobody could read is made readable', async () => {
    const shopId = await openShop(db)
    await changeShop(db, shopId, (tx) => setTemplateSettings(tx, shopId, 5, { colores: { acento: '#6e0f22' } }))
    const pale = await openShop(db)
    await changeShop(db, pale, (tx) => setTemplateSettings(tx, pale, 5, { colors: { accent: '#ffe14d' } }))
    await placeOrders(db, shopId, [person(3)])
    await placeOrders(db, pale, [person(4)])
    const [own, guarded] = [await received(person(3).email), await received(person(4).email)]
    expect(own.html).toContain('background:#6e0f22')
    expect(own.html).toContain('color:#6e0f22')
    expect(guarded.html).toContain('background:#ffe14d')
    expect(String(guarded.html).split('</style>')[1]).not.toContain(';color:#ffe14d')
  })

  test('shows what was bought, drawings too, in a format and a width that every mail program shows', async () => {
    const shopId = await openShop(db, { logo: `/media/7/${'b'.repeat(32)}.svg` })
    const of = (src: string) => ({ images: [{ src, alt: null }] })
    const [drawn, photo, elsewhere] = await sell(
      db,
      shopId,
      of(`/media/7/${'a'.repeat(32)}.svg`),
      of(`/media/7/${'a'.repeat(32)}.jpg`),
      of('https://fotos.example/a.jpg'),
    )
    if (!drawn || !photo || !elsewhere) throw new Error('nothing to sell')
    const draft = draftOf(shopId, [one(drawn), one(photo), one(elsewhere)])
    const buyer = { ...draft.buyer, ...person(9) }
    await inShop(db, shopId, (tx) => placeOrder(tx, { ...draft, buyer }, orderContext(new Date())))
    const shown = [...String((await received(buyer.email)).html).matchAll(/<img [^>]*src="https:\/\/[^/]+([^"]+)"/g)]
    expect(shown.map(([, src]) => src)).toEqual([
      `/media/mail_480/7/${'b'.repeat(32)}.svg`,
      `/media/mail_160/7/${'a'.repeat(32)}.svg`,
      `/media/mail_160/7/${'a'.repeat(32)}.jpg`,
    ])
  })

  test('nothing that people type becomes markup, in any part of the mail', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'&amp;'
    const shopId = await openShop(db, { name: `Tienda ${evil}`, phone: evil, email: 'mal@ejemplo.co' })
    const [thing] = await sell(db, shopId, { name: evil })
    if (!thing) throw new Error('nothing to sell')
    const draft = draftOf(shopId, [{ ...one(thing), message: evil }])
    const address = {
      cityId: null,
      city: evil,
      division: evil,
      neighbourhood: evil,
      postcode: '<b>1',
      address: evil,
      details: evil,
    }
    const buyer = { name: evil, idNumber: evil, email: person(5).email, phone: '300 123 4567', message: evil }
    const placed = await inShop(db, shopId, (tx) =>
      placeOrder(tx, { ...draft, buyer, delivery: { kind: 'address', address } }, orderContext(new Date())),
    )
    expect(placed?.kind).toBe('placed')
    await write(shopId, { clientName: evil, clientPhone: evil, message: evil })
    const mails = [await received(buyer.email)]
    await expect.poll(() => countOutbox(db), { timeout: 20_000 }).toMatchObject({ waiting: 0 })
    mails.push(...smtp.mails.filter(({ recipients }) => recipients.includes('mal@ejemplo.co')))
    expect(mails).toHaveLength(3)
    for (const { html } of mails) {
      expect(html).toContain('&lt;script&gt;')
      expect(html).not.toMatch(/<script|<img|<[^>]*\sonerror=/i)
    }
  })
})

describe('what the shop gets', () => {
  test('an order: what to pack, for whom, how to reach them; an answer goes to the buyer', async () => {
    const shopId = await openShop(db, { name: 'Alborada', email: 'ventas@alborada.co' })
    const [number] = await placeOrders(db, shopId, [person(6)])
    const mail = await received('ventas@alborada.co')
    expect(mail.subject).toBe(`Pedido nuevo ${number}: $58.000`)
    expect(mail.from?.value).toEqual([{ name: 'Feria', address: 'pedidos@feria.test' }])
    expect(mail.replyTo?.value).toEqual([{ name: 'Ana María', address: person(6).email }])
    for (const expected of ['1 × Camisa', 'Ana María', '1020304050', '300 1234567', person(6).email, 'Carrera 70']) {
      expect(mail.text).toContain(expected)
    }
    expect(mail.html).toContain('https://wa.me/573001234567')
    // The link is for the team, to the office, and not to the buyer's page.
    const shop = await inShop(db, shopId, (tx) => findShop(tx, shopId))
    const order = `http://office.test/${shop?.subdomain}/orders/${number}`
    expect(mail.html).toContain(`href="${order}"`)
    expect(mail.text).toContain(`Ver el pedido: ${order}`)
    expect(`${mail.html}${mail.text}`).not.toContain('/pedido/')
  })

  test('a message from the contact page, whose answer goes to who wrote it (C20)', async () => {
    const shopId = await openShop(db, { name: 'Alborada', email: 'contacto@alborada.co' })
    await write(shopId, { message: 'Hola,\n¿tienen talla XS?' })
    const mail = await received('contacto@alborada.co')
    expect(mail.subject).toBe('Mensaje de Julián desde tu tienda')
    expect(mail.replyTo?.value).toEqual([{ name: 'Julián', address: 'julian@ejemplo.co' }])
    expect(mail.text).toContain('Hola,\n¿tienen talla XS?')
    expect(mail.html).toContain('Hola,<br>¿tienen talla XS?')
    for (const expected of ['300 222 1111', 'julian@ejemplo.co', 'Alborada']) expect(mail.text).toContain(expected)
    const shop = await inShop(db, shopId, (tx) => findShop(tx, shopId))
    expect(mail.html).toContain(`href="http://office.test/${shop?.subdomain}/messages"`)
    // A shop may have an automatic reply to such a mail.
    expect(mail.headers.has('auto-submitted')).toBe(false)
  })
})

describe('headers', () => {
  test('no line break in a name or an address begins a header or adds a recipient', async () => {
    const breaks = 'Ana\r\nBcc: victima@ejemplo.co\r\n\r\nCuerpo\u2028\u0000'
    const shopId = await openShop(db, { name: `Tienda ${breaks}`.replace('\u0000', ''), email: 'cabezas@ejemplo.co' })
    await write(shopId, { clientName: breaks.replace('\u0000', ''), message: 'Hola' })
    const mail = await received('cabezas@ejemplo.co')
    expect(mail.recipients).toEqual(['cabezas@ejemplo.co'])
    expect(mail.headers.has('bcc')).toBe(false)
    expect(mail.subject).toContain('Mensaje de Ana Bcc: victima@ejemplo.co Cuerpo')
    expect(mail.replyTo?.value).toHaveLength(1)
    expect(smtp.mails.flatMap(({ recipients }) => recipients)).not.toContain('victima@ejemplo.co')
  })

  test('an address with commas or brackets stays one recipient, or none', async () => {
    const shopId = await openShop(db)
    await placeOrders(db, shopId, [
      ...[{ email: 'uno,dos@ejemplo.co' }, { email: '<tres@ejemplo.co>' }, { email: 'cuatro;cinco@ejemplo.co' }],
      person(7),
    ])
    await received(person(7).email)
    await expect.poll(() => countOutbox(db), { timeout: 20_000 }).toMatchObject({ waiting: 0 })
    expect(smtp.mails.flatMap(({ recipients }) => recipients).join()).not.toMatch(/dos|tres|cinco/)
    const sly = await openShop(db, { email: 'astuta@ejemplo.co' })
    await write(sly, { clientEmail: 'a@ejemplo.co>, <victima@ejemplo.co' })
    expect((await received('astuta@ejemplo.co')).replyTo).toBeUndefined()
  })
})

describe('without a mail server', () => {
  let folder: string
  beforeAll(async () => {
    await stop()
    folder = await mkdtemp(join(tmpdir(), 'feria-mail-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('every mail is a file that any mail program opens', async () => {
    const shopId = await openShop(db, { name: 'Alborada', email: 'tienda@ejemplo.co' })
    await placeOrders(db, shopId, [person(8)])
    const worker = testWorker(db, { dataDir: folder })
    await expect.poll(() => countOutbox(db), { timeout: 20_000 }).toMatchObject({ waiting: 0 })
    await worker.stop()
    const files = await readdir(join(folder, 'mail'))
    expect(files).toHaveLength(2)
    const mails = await Promise.all(files.map(async (file) => simpleParser(await readFile(join(folder, 'mail', file)))))
    for (const [at, { messageId }] of mails.entries()) expect(files[at]).toContain(messageId?.slice(1, 37))
    const mail = mails.find(({ to }) => to && !Array.isArray(to) && to.text.includes(person(8).email))
    expect(mail?.subject).toMatch(/^Alborada: recibimos tu pedido \d+$/)
    expect(mail?.html).toContain('¡Gracias por tu compra!')
    expect(mail?.text).toContain('¡Gracias por tu compra!')
  })
})
