import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { placeOrders } from '../messages/testing.ts'
import { findUnconfirmedKey } from '../newsletter/store.ts'
import { openReceiver } from './webhook-testing.ts'

const { db, state: receiver, opened, listen, work, settled, bodies, receivedTypes, dataOf } = await openReceiver()

describe('a merchant’s own systems are told what happens in their shop', () => {
  test('by a POST that any library of Standard Webhooks verifies; who bought is said to those that may know', async () => {
    const { shopId, manage, api } = await opened()
    const other = await opened()
    await listen(other.manage, other.shopId, ['order.created', 'order.shipped'], 'other')
    const plain = await listen(manage, shopId, ['order.created', 'order.packed', 'order.shipped', 'order.delivered'])
    await listen(manage, shopId, ['order.shipped', 'order.delivered'], 'crm', true)
    const [number = 0] = await placeOrders(db, shopId, [{ email: null, name: 'Zoraida' }])
    for (const to of ['inPacking', 'inTransit', 'delivered'] as const)
      await manage.takeOrderStep({ params: { shopId, number }, body: { step: 'ship', to } })
    const delivered = await manage.getOrder({ params: { shopId, number } })
    // Announced again by the prescribed call (C21), and its order delivered after its parcel: each webhook still gets one
    // delivery.
    await api.notifyOrderCreated({ body: { number, shopId, amount: 0, paymentMethod: 'cashOnDelivery' } })
    for (const to of ['dispatched', 'delivered'] as const)
      await manage.takeOrderStep({ params: { shopId, number }, body: { step: 'move', to } })
    work()
    await settled()
    expect(receivedTypes()).toEqual(['order.created', 'order.delivered', 'order.packed', 'order.shipped'])
    expect(receivedTypes('crm')).toEqual(['order.delivered', 'order.shipped'])
    expect(receivedTypes('other')).toEqual([])

    const created = receiver.received.find(({ path, body }) => path === '/erp' && body.includes('order.created'))
    expect(new Webhook(plain.secret).verify(created?.body ?? '', created?.headers ?? {})).toEqual({
      type: 'order.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { orderId: number, storeId: shopId, amount: 58_000, currency: 'COP', paymentMethod: 'cashOnDelivery' },
    })
    expect(() => new Webhook(plain.secret).verify(`${created?.body} `, created?.headers ?? {})).toThrow()
    expect(receiver.received.filter(({ path, body }) => path === '/erp' && body.includes('Zoraida'))).toEqual([])
    const order = { number, shipment: 'inTransit' }
    expect(dataOf('order.shipped')).toMatchObject(order)
    expect(dataOf('order.shipped', 'crm')).toMatchObject({ ...order, buyer: { name: 'Zoraida' } })
    // The same as the management API's response, except fields for showing and changing an order.
    const { attempts: _, earlier: __, mark: ___, page: ____, revision: _____, ...resource } = delivered
    expect(dataOf('order.delivered', 'crm')).toEqual(resource)
  })

  test('of a parcel that came back and is sent again', async () => {
    const { shopId, manage } = await opened()
    await listen(manage, shopId, ['order.packed', 'order.shipped', 'order.delivered', 'order.returned'])
    const [number = 0] = await placeOrders(db, shopId, [{ email: null }])
    for (const to of ['inPacking', 'inTransit', 'returned', 'inPacking', 'inTransit', 'delivered'] as const)
      await manage.takeOrderStep({ params: { shopId, number }, body: { step: 'ship', to } })
    work()
    await settled()
    const twice = ['order.packed', 'order.packed', 'order.shipped', 'order.shipped']
    expect(receivedTypes()).toEqual(['order.delivered', ...twice, 'order.returned'].toSorted())
  })

  test('of each product that is written, changed and deleted, once; nothing is kept where nobody listens', async () => {
    const { shopId, manage, params } = await opened()
    const product = (reference: string, price: number) => ({ reference, name: reference, price, units: 3 })
    const save = (...products: ReturnType<typeof product>[]) => manage.saveProducts({ params, body: { products } })
    await save(product('before', 1_000_00))
    await listen(manage, shopId, ['product.created', 'product.updated', 'product.deleted'])
    const { items } = await save(product('before', 1_000_00), product('hat', 2_000_00), product('scarf', 3_000_00))
    await save(product('before', 1_000_00), product('hat', 2_500_00))
    const id = items[1]?.id ?? 0
    await manage.changeProduct({ params: { ...params, id }, revision: '*', body: { name: 'Hat of wool' } })
    await manage.deleteProduct({ params: { ...params, id }, revision: '*' })
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select from webhook_deliveries where shop_id = ${shopId}`),
    )
    expect(rows).toHaveLength(5)
    work()
    await settled()
    const events = bodies().map(({ type, data: { reference, price, name } }) => [type, reference, price, name])
    expect(events.toSorted()).toEqual(
      [
        ['product.created', 'hat', 2_000_00, 'hat'],
        ['product.created', 'scarf', 3_000_00, 'scarf'],
        ['product.updated', 'hat', 2_500_00, 'hat'],
        ['product.updated', 'hat', 2_500_00, 'Hat of wool'],
        ['product.deleted', 'hat', 2_500_00, 'Hat of wool'],
      ].toSorted(),
    )
  })

  test('of people who write, subscribe and leave, with their data for those alone that may know; forgotten with them', async () => {
    const { shopId, manage, api } = await opened()
    const events = ['message.received', 'subscriber.confirmed', 'subscriber.left', 'buyer.forgotten'] as const
    await listen(manage, shopId, events)
    await listen(manage, shopId, events, 'crm', true)
    const email = 'ana@ejemplo.co'
    await api.sendContactMessage({
      body: { shopId, shopName: 'Ana', name: 'Ana', email, message: 'Un secreto', phone: '300 111 2233' },
    })
    await api.subscribe({ body: { shopId, email, consent: null } })
    const key = (await inShop(db, shopId, (tx) => findUnconfirmedKey(tx, shopId, email))) ?? ''
    for (let time = 0; time < 2; time++) await api.confirmSubscription({ body: { shopId, key } })
    for (let time = 0; time < 2; time++) await api.unsubscribe({ body: { shopId, key } })
    work()
    await settled()
    const three = ['message.received', 'subscriber.confirmed', 'subscriber.left']
    expect([receivedTypes(), receivedTypes('crm')]).toEqual([three, three])
    expect(bodies().map(({ data }) => data)).toEqual([{}, {}, {}])
    const phone = expect.stringContaining('300')
    expect(dataOf('message.received', 'crm')).toEqual({ name: 'Ana', email, phone, message: 'Un secreto' })
    for (const event of ['subscriber.confirmed', 'subscriber.left'] as const)
      expect(dataOf(event, 'crm')).toEqual({ email })
    await manage.forgetBuyer({ params: { shopId }, body: { email } })
    const { rows } = await asWorker(db, (tx) =>
      tx.execute(sql`select event, body from webhook_deliveries where shop_id = ${shopId}`),
    )
    expect(JSON.stringify(rows)).not.toContain(email)
    await settled()
    expect(dataOf('buyer.forgotten', 'crm')).toEqual({ orders: [] })
  })

  test('of its appearance, once it is published', async () => {
    const { shopId, manage, params } = await opened()
    await listen(manage, shopId, ['appearance.published'])
    const { revision } = await manage.getAppearanceDraft({ params })
    const draft = await manage.changeAppearanceDraft({ params, revision, body: { settings: { announcement: 'Sí' } } })
    const published = await manage.publishAppearance({ params, body: { revision: draft.revision } })
    work()
    await settled()
    expect(receivedTypes()).toEqual(['appearance.published'])
    expect(dataOf('appearance.published')).toEqual(published)
  })

  test('of the shop itself: what is changed of it, and that it is closed', async () => {
    const { shopId, manage, params } = await opened()
    await listen(manage, shopId, ['shop.updated', 'shop.closed'])
    await manage.changeShop({ params, revision: '*', body: { name: 'Otra' } })
    for (let time = 0; time < 2; time++) await manage.closeShop({ params })
    work()
    await settled()
    expect(receivedTypes()).toEqual(['shop.closed', 'shop.updated'])
    expect(dataOf('shop.updated')).toMatchObject({ id: shopId, name: 'Otra', open: true })
    expect(dataOf('shop.closed')).toMatchObject({ id: shopId, open: false })
  })
})
