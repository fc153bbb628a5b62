import {
  type Amount,
  BUYER_FIELDS,
  type ContactMessage,
  FIELD_LIMITS,
  type OrderNumber,
  type ShopId,
} from '@store/core'
import * as z from 'zod'
import { typed } from '../fields.ts'
import { translate } from '../wire.ts'
import { defineLegacyEndpoint } from './endpoint.ts'
import { success, taken } from './envelope.ts'
import { amount, email, id, ignored, typedOrNull } from './fields.ts'

const CONTACT_TEMPLATE = 'contacto'

/**
 * `messsage` is the spelling on the wire. `to` is required on the wire, but our services ignore it, so that they are not an
 * open relay.
 */
const ContactInWire = translate(
  z
    .object({
      to: ignored,
      templateId: ignored,
      storeId: id,
      dynamicTemplateData: z.object({
        messsage: typed(FIELD_LIMITS.contactMessage),
        clientName: typed(BUYER_FIELDS.name.maxLength),
        storeName: ignored,
        clientEmail: email,
        clientPhoneNumber: typedOrNull(BUYER_FIELDS.phone.maxLength),
      }),
    })
    .meta({ id: 'Mensaje' }),
  {
    fromWire: ({ storeId, dynamicTemplateData: w }): ContactMessage => ({
      shopId: storeId,
      shopName: w.storeName,
      name: w.clientName,
      email: w.clientEmail,
      phone: w.clientPhoneNumber,
      message: w.messsage,
    }),
    toWire: (d) => ({
      to: d.to ?? '',
      templateId: CONTACT_TEMPLATE,
      storeId: d.shopId,
      dynamicTemplateData: {
        messsage: d.message,
        clientName: d.name,
        storeName: d.shopName,
        clientEmail: d.email,
        clientPhoneNumber: d.phone,
      },
    }),
  },
)

/** C20. Responds when the message is stored for the shop and queued to be sent to its address, if it has one. */
export const sendContactMessage = defineLegacyEndpoint({
  name: 'sendContactMessage',
  tag: 'Visitors',
  method: 'POST',
  path: '/api/v1/mails/custom-email',
  summary: 'Sends a message of a visitor to the shop',
  body: ContactInWire,
  response: success,
  open: false,
  status: 201,
})

/** The content of an order notification. Our services look the order up by its number and ignore everything else. */
export type OrderNotice = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly amount: Amount
  readonly paymentMethod: string
}

/** C21. A second notification of the same order is not sent. */
export const notifyOrderCreated = defineLegacyEndpoint({
  name: 'notifyOrderCreated',
  tag: 'Orders',
  method: 'POST',
  path: '/api/v1/hooks/public/notify-order-created',
  summary: 'Tells buyer and merchant of an order',
  body: translate(
    z.object({ orderId: id, storeId: id, amount, paymentMethod: ignored }).meta({ id: 'AvisoDePedido' }),
    {
      fromWire: (w): OrderNotice => ({
        shopId: w.storeId,
        number: w.orderId,
        amount: w.amount,
        paymentMethod: w.paymentMethod,
      }),
      toWire: (d) => ({ orderId: d.number, storeId: d.shopId, amount: d.amount, paymentMethod: d.paymentMethod }),
    },
  ),
  response: taken,
  open: false,
})
