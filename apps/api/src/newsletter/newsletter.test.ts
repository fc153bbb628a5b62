import { LANGUAGES, type Language, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { asWorker } from '../database/index.ts'
import { countOutbox } from '../messages/store.ts'
import { openMailing } from '../messages/testing.ts'
import { openShop } from '../orders/testing.ts'
import { setShop } from '../shops/store/shops.ts'
import type { ReceivedMail } from '../testing/smtp.ts'
import { asShopper, testApi } from '../testing.ts'

const HOUR = 60 * 60_000
const NOBODY = 99_999
let clock: number
let shopId: ShopId
const { db, smtp, close } = await openMailing()
const { app, api } = testApi(db, { now: () => new Date(clock) })
afterAll(close)
beforeEach(async () => {
  clock = Date.now()
  shopId = await openShop(db, { name: 'Alborada', email: 'hola@alborada.co' })
})

let people = 0
const newAddress = () => `persona${++people}@correo.example`
const wish = (email: string, shop = shopId, address = '198.18.7.7') =>
  api.subscribe({ body: { shopId: shop, email, consent: 'es-1' } }, { headers: asShopper(address) })
/** Every mail that an address has got, once none is waiting any more. */
const mailsTo = async (email: string): Promise<readonly ReceivedMail[]> => {
  await expect.poll(() => countOutbox(db), { timeout: 20_000, interval: 20 }).toMatchObject({ waiting: 0 })
  return smtp.mails.filter(({ recipients }) => recipients.includes(email))
}
const keyOf = (mail: ReceivedMail | undefined) => /confirmar\?key=([0-9a-f]{32})/.exec(mail?.text ?? '')?.[1] ?? ''
/** Subscribes to the newsletter, and returns the key in the mail. */
const keyFor = async (email: string) => {
  await wish(email)
  return keyOf((await mailsTo(email)).at(-1))
}
const from = (address: string) => ({ headers: asShopper(address) })
const confirm = (key: string, shop = shopId) =>
  api.confirmSubscription({ body: { shopId: shop, key } }, from('198.18.7.8'))
const leave = (key: string, shop = shopId) => api.unsubscribe({ body: { shopId: shop, key } }, from('198.18.7.9'))

const rows = async (question: ReturnType<typeof sql>) =>
  (await asWorker(db, (tx) => tx.execute<Record<string, unknown>>(question))).rows
const proofs = () => rows(sql`select email, act, version, address from consents where shop_id = ${shopId} order by id`)
const stateOf = async (email: string) => {
  const [row] = await rows(sql`
    select confirmed_at is not null as confirmed, unsubscribed_at is not null as left from subscribers
    where shop_id = ${shopId} and email = ${email}`)
  return row
}

describe('a wish to get the newsletter (C26)', () => {
  test('keeps its proof every time, puts the address on the list once, and asks it by mail (V4)', async () => {
    await api.subscribe({ body: { shopId, email: 'Ana@Correo.example', consent: 'es-1' } }, from('198.18.7.7'))
    await api.subscribe({ body: { shopId, email: 'ana@correo.example', consent: null } }, from('198.18.7.8'))
    expect(await proofs()).toEqual([
      { email: 'ana@correo.example', act: 'asked', version: 'es-1', address: '198.18.7.7' },
      { email: 'ana@correo.example', act: 'asked', version: null, address: '198.18.7.8' },
    ])
    expect(await stateOf('ana@correo.example')).toEqual({ confirmed: false, left: false })
    expect(await mailsTo('ana@correo.example')).toHaveLength(1)
  })

  test('without an address or a shop keeps nothing and asks nobody', async () => {
    const post = (body: unknown) =>
      app.request('/api/tienda/suscriptor', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'x-public-key': 'demo', 'content-type': 'application/json', ...asShopper() },
      })
    for (const email of ['', 'ana', null]) expect((await post({ email, tienda: shopId })).status).toBe(400)
    await expect(wish('a@b.example', NOBODY)).rejects.toMatchObject({ failure: { kind: 'http', status: 404 } })
    expect(await proofs()).toEqual([])
    expect(await mailsTo('a@b.example')).toEqual([])
  })

  test('of an address that has not answered is asked about once an hour at most, whoever gives it how often', async () => {
    const email = newAddress()
    for (let time = 0; time < 5; time++) await wish(email, shopId, `198.18.9.${time}`)
    await Promise.all(Array.from({ length: 10 }, () => wish(email)))
    expect(await mailsTo(email)).toHaveLength(1)
    clock += HOUR
    await wish(email)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    expect(keyOf(mails[0])).toBe(keyOf(mails[1]))
  })

  test('of a confirmed address sends nothing, however long ago that was', async () => {
    const email = newAddress()
    await confirm(await keyFor(email))
    clock += 1000 * HOUR
    await wish(email)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await stateOf(email)).toEqual({ confirmed: true, left: false })
    expect((await proofs()).map(({ act }) => act)).toEqual(['asked', 'confirmed', 'asked'])
  })

  test('of somebody who had left is that of somebody new, who is asked at once, with another key', async () => {
    const email = newAddress()
    const key = await keyFor(email)
    await confirm(key)
    await leave(key)
    const second = await keyFor(email)
    expect(second).not.toBe(key)
    expect(await stateOf(email)).toEqual({ confirmed: false, left: false })
    expect(await confirm(key)).toEqual({ kind: 'unknown' })
    expect(await confirm(second)).toEqual({ kind: 'confirmed' })
  })
})

describe('the key of its mail', () => {
  test('confirms once, however often it is used, and the proof says when and from where', async () => {
    const email = newAddress()
    const key = await keyFor(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(key)))
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['confirmed']))
    expect(await stateOf(email)).toEqual({ confirmed: true, left: false })
    expect(await proofs()).toEqual([
      { email, act: 'asked', version: 'es-1', address: '198.18.7.7' },
      { email, act: 'confirmed', version: null, address: '198.18.7.8' },
    ])
  })

  test('leaves once, confirmed or not, and what has ended is not confirmed any more', async () => {
    const [one, other] = [newAddress(), newAddress()]
    const [confirmed, never] = [await keyFor(one), await keyFor(other)]
    await confirm(confirmed)
    for (const key of [confirmed, confirmed, never]) expect(await leave(key)).toEqual({ kind: 'ended' })
    expect([await stateOf(one), await stateOf(other)]).toEqual([
      { confirmed: true, left: true },
      { confirmed: false, left: true },
    ])
    expect(await confirm(confirmed)).toEqual({ kind: 'unknown' })
    expect((await proofs()).filter(({ act }) => act === 'left')).toEqual([
      { email: one, act: 'left', version: null, address: '198.18.7.9' },
      { email: other, act: 'left', version: null, address: '198.18.7.9' },
    ])
  })

  test('that is wrong, of another shop or of none answers to the byte like one that nobody has', async () => {
    const key = await keyFor(newAddress())
    const elsewhere = await openShop(db)
    const ask = async (path: string, key: string, shop: number) => {
      const answer = await app.request(`/storefront/v1/newsletter/${path}`, {
        method: 'POST',
        body: JSON.stringify({ key, shopId: shop }),
        headers: { 'x-public-key': 'demo', 'content-type': 'application/json', ...asShopper() },
      })
      return [answer.status, await answer.text()]
    }
    for (const path of ['confirm', 'unsubscribe']) {
      const nobodys = await ask(path, '0'.repeat(32), shopId)
      expect(nobodys).toEqual([200, '{"kind":"unknown"}'])
      for (const wrong of [key.toUpperCase(), key.slice(1), `${key}0`, `${key}' or 1=1`, '%', 'x'.repeat(100)])
        expect([wrong, await ask(path, wrong, shopId)]).toEqual([wrong, nobodys])
      expect(await ask(path, key, elsewhere)).toEqual(nobodys)
      expect(await ask(path, key, NOBODY)).toEqual(nobodys)
    }
    expect(await confirm(key)).toEqual({ kind: 'confirmed' })
  })

  test('is taken behind a gate, too: whoever has no code any more can still leave (S1)', async () => {
    const email = newAddress()
    const key = await keyFor(email)
    const gate = { enabled: true, title: '', description: '', image: null, colors: {} }
    await setShop(db, shopId, { accessGate: gate })
    await expect(wish(newAddress())).rejects.toMatchObject({ failure: { kind: 'http', status: 403 } })
    expect(await confirm(key)).toEqual({ kind: 'confirmed' })
    expect(await leave(key)).toEqual({ kind: 'ended' })
  })

  test('is not guessed: thirty wrong ones, then 429; right ones are never counted', async () => {
    const key = await keyFor(newAddress())
    const guess = (wrong: string) =>
      api.confirmSubscription({ body: { shopId, key: wrong } }, { headers: asShopper('203.0.113.77') })
    for (let time = 0; time < 40; time++) await guess(key)
    for (let time = 0; time < 30; time++) expect(await guess(`${time}`)).toEqual({ kind: 'unknown' })
    await expect(guess(key)).rejects.toMatchObject({ failure: { kind: 'http', status: 429 } })
    expect(await confirm(key)).toEqual({ kind: 'confirmed' })
  })
})

describe('the mail that asks', () => {
  test('leads to the shop’s own address, and lets mail programs take the reader off with one click (RFC 8058)', async () => {
    const email = newAddress()
    await wish(email)
    const [mail] = await mailsTo(email)
    const key = keyOf(mail)
    expect(mail?.subject).toBe('¿Quieres recibir las novedades de Alborada?')
    expect(mail?.from?.value).toEqual([{ name: 'Alborada', address: 'pedidos@feria.test' }])
    expect(mail?.replyTo?.value).toEqual([{ name: 'Alborada', address: 'hola@alborada.co' }])
    const [{ subdomain = '' } = {}] = await rows(sql`select subdomain from shops where shop_id = ${shopId}`)
    const address = `https://${subdomain}.feria.test/suscripcion`
    for (const link of [`${address}/confirmar?key=${key}`, `${address}/retirar?key=${key}`]) {
      expect(mail?.text).toContain(link)
      expect(mail?.html).toContain(`href="${link}"`)
    }
    const header = (name: string) => mail?.headerLines.find((line) => line.key === name)?.line.replace(/\s+/g, ' ')
    expect(header('list-unsubscribe')).toBe(`List-Unsubscribe: <${address}/retirar?key=${key}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(header('auto-submitted')).toBe('Auto-Submitted: auto-generated')
  })

  test.each(LANGUAGES)('speaks the language of the shop: %s', async (language) => {
    const shop = await openShop(db, { language, name: 'Tienda <b>' })
    const email = newAddress()
    await wish(email, shop)
    const [mail] = await mailsTo(email)
    const says: Record<Language, string> = {
      es: 'Sí, quiero recibirlas',
      en: 'Yes, send them to me',
      pt: 'Sim, quero receber',
      fr: 'Oui, je veux les recevoir',
    }
    for (const known of LANGUAGES) expect(mail?.text?.includes(says[known])).toBe(known === language)
    expect(mail?.html).toContain(`<html lang="${language}"`)
    expect(mail?.html).toContain('Tienda &lt;b&gt;')
    expect(mail?.html).not.toContain('<b>')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/undefined|null|\[object|=>/)
  })

  test('leaves no address behind in the outbox, and is not sent to who has answered meanwhile', async () => {
    const email = newAddress()
    const key = await keyFor(email)
    expect(await rows(sql`select 1 from outbox where email is not null`)).toEqual([])
    await confirm(key)
    await asWorker(db, (tx) =>
      tx.execute(sql`
        insert into outbox (shop_id, kind, email, created_at) values (${shopId}, 'newsletter.confirm', ${email}, now())`),
    )
    expect(await mailsTo(email)).toHaveLength(1)
  })
})
