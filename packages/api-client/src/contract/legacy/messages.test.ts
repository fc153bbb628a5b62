import { SHOP_EVENTS, type ShopEventName } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeOutput } from '../endpoint.ts'
import { endpoints } from '../index.ts'
import { arrives, readAnswer, readInput, sent, survives, writtenBody } from '../round-trip.ts'

const { recordEvent, recordCheckout, sendContactMessage, notifyOrderCreated, verifyAccessCode } = endpoints
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const text = fc.string({ minLength: 1, maxLength: 40 }).filter((any) => any.trim() !== '' && !any.includes('\0'))
const orNull = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: null })
const address = fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.example$/)

describe('what visitors do (C4, C5)', () => {
  test('goes out under the names of the wire, without what is not known', () => {
    const event = { shopId: 7, name: 'viewedProduct' as const, productId: 3, categoryId: null }
    expect(writtenBody(recordEvent, { body: event })).toEqual({ storeId: 7, event: 'VIEWED_PRODUCT', productId: 3 })
    const cart = { shopId: 7, lines: [{ productId: 3, units: 2 }] }
    expect(writtenBody(recordCheckout, { body: cart })).toEqual({ storeId: 7, ids: [{ productId: 3, units: 2 }] })
  })
  test('an unknown event, and a cart with an entry that is no number, are refused by name', () => {
    expect(readInput(recordEvent, { body: { storeId: 7, event: 'VISITED_PLANET' } })).toEqual([
      { path: 'body.event', message: expect.stringContaining('expected one of'), code: 'notOneOf' },
    ])
    expect(
      readInput(recordCheckout, { body: { storeId: 7, ids: [{ productId: 1, units: 1 }, { productId: 'x' }] } }),
    ).toMatchObject([{ path: 'body.ids[1].productId' }, { path: 'body.ids[1].units' }])
  })
  test('is answered 201 with nothing to say, and arrives as it was meant', () => {
    expect(encodeOutput(recordEvent, undefined)).toEqual({
      status: 201,
      body: { success: true, message: 'OK', data: null },
    })
    survives(recordEvent, fc.constant(undefined))
    survives(recordCheckout, fc.constant(undefined))
    const name = fc.constantFrom(...(Object.keys(SHOP_EVENTS) as ShopEventName[]))
    arrives(
      recordEvent,
      fc.record({ body: fc.record({ shopId: id, name, productId: orNull(id), categoryId: orNull(id) }) }),
    )
    const lines = fc.array(fc.record({ productId: id, units: fc.nat({ max: 1_000_000 }) }))
    arrives(recordCheckout, fc.record({ body: fc.record({ shopId: id, lines }) }))
  })
})

describe('an access code (C19)', () => {
  const answered = (data: unknown, message: string) => ({ success: true, message, data })
  test('is valid by the data, else by the message', () => {
    expect(readAnswer(verifyAccessCode, answered(true, ''))).toEqual({ kind: 'valid', unlockToken: null })
    expect(readAnswer(verifyAccessCode, answered(null, 'Access code is valid'))).toMatchObject({ kind: 'valid' })
    expect(readAnswer(verifyAccessCode, answered(false, 'Access code is valid'))).toEqual({ kind: 'invalid' })
    expect(readAnswer(verifyAccessCode, answered(null, 'Access code is invalid'))).toEqual({ kind: 'invalid' })
    expect(readAnswer(verifyAccessCode, answered('yes', 'OK'))).toEqual({ kind: 'invalid' })
  })
  test('is answered in the words of the wire, with our token beside them', () => {
    const written = (value: Parameters<typeof encodeOutput<typeof verifyAccessCode>>[1]) =>
      sent(encodeOutput(verifyAccessCode, value).body)
    expect(written({ kind: 'valid', unlockToken: 'abc' })).toEqual({
      ...answered(true, 'Access code is valid'),
      token: 'abc',
    })
    expect(written({ kind: 'invalid' })).toEqual(answered(false, 'Access code is invalid'))
  })
  test('survives the wire both ways', () => {
    survives(
      verifyAccessCode,
      fc.oneof(
        fc.record({ kind: fc.constant('valid' as const), unlockToken: orNull(text) }),
        fc.constant({ kind: 'invalid' as const }),
      ),
    )
    arrives(verifyAccessCode, fc.record({ params: fc.record({ id }), query: fc.record({ code: text }) }))
  })
})

describe('a message to a shop (C20)', () => {
  const body = {
    to: '',
    templateId: 'contacto',
    storeId: 7,
    dynamicTemplateData: {
      messsage: '¿Tienen talla XS?',
      clientName: 'Ana',
      storeName: 'Alborada',
      clientEmail: 'ana@correo.example',
      clientPhoneNumber: null,
    },
  }
  const message = {
    shopId: 7,
    shopName: 'Alborada',
    name: 'Ana',
    email: 'ana@correo.example',
    phone: null,
    message: '¿Tienen talla XS?',
  }
  test('goes out as the wire spells it; whom it is for is only said to those who must be told', () => {
    expect(writtenBody(sendContactMessage, { body: message })).toEqual(body)
    expect(writtenBody(sendContactMessage, { body: { ...message, to: 'a@b.example' } })).toMatchObject({
      to: 'a@b.example',
    })
    expect(readInput(sendContactMessage, { body: { ...body, to: 'otro@x.example', subject: 'Hola' } })).toEqual({
      body: message,
    })
  })
  test('without words, without a real address or with a book in it, it is refused by name', () => {
    const bad = { messsage: ' ', clientName: 'x'.repeat(201), storeName: '', clientEmail: 'ana', clientPhoneNumber: 5 }
    const issues = readInput(sendContactMessage, { body: { ...body, dynamicTemplateData: bad } })
    expect((issues as { path: string }[]).map(({ path }) => path)).toEqual([
      'body.dynamicTemplateData.messsage',
      'body.dynamicTemplateData.clientName',
      'body.dynamicTemplateData.clientEmail',
    ])
  })
  test('is answered 201 with a bare success', () => {
    expect(encodeOutput(sendContactMessage, undefined)).toEqual({ status: 201, body: { success: true } })
    survives(sendContactMessage, fc.constant(undefined))
    arrives(
      sendContactMessage,
      fc.record({
        body: fc.record({
          shopId: id,
          shopName: text,
          name: text,
          email: address,
          phone: orNull(text),
          message: text,
        }),
      }),
    )
  })
})

describe('the notice of an order (C21)', () => {
  test('is read and written in major units', () => {
    const notice = { shopId: 7, number: 1001, amount: 129_900_50, paymentMethod: 'contraentrega' }
    expect(writtenBody(notifyOrderCreated, { body: notice })).toEqual({
      orderId: 1001,
      storeId: 7,
      amount: 129_900.5,
      paymentMethod: 'contraentrega',
    })
    expect(
      readInput(notifyOrderCreated, { body: { orderId: 'x', storeId: 7, amount: {}, paymentMethod: '9' } }),
    ).toMatchObject([{ path: 'body.orderId' }, { path: 'body.amount' }])
  })
  test('survives the wire both ways', () => {
    survives(notifyOrderCreated, fc.constant(undefined))
    const amount = fc.integer({ min: 0, max: 10 ** 13 })
    arrives(notifyOrderCreated, fc.record({ body: fc.record({ shopId: id, number: id, amount, paymentMethod: text }) }))
  })
})
