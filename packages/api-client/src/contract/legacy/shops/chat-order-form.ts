import type { ChatOrderField, ChatOrderForm } from '@store/core'
import * as z from 'zod'
import { jsonString, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelopeOrNull } from '../envelope.ts'
import { ById, boolean, idText, text } from '../fields.ts'

/** `requerid` is the spelling on the wire. */
const Field = translate(
  z.object({ id: idText, textInput: text, type: text, value: text, requerid: boolean }).meta({ id: 'CampoDelPedido' }),
  {
    fromWire: (w): ChatOrderField => ({
      key: w.id,
      label: w.textInput,
      type: w.type || 'text',
      value: w.value,
      required: w.requerid,
    }),
    toWire: (d) => ({ id: d.key, textInput: d.label, type: d.type, value: d.value, requerid: d.required }),
  },
)

const Form = translate(
  z.object({ id: idText, configuration: jsonString(z.array(Field), []) }).meta({ id: 'FormularioDelPedido' }),
  {
    fromWire: (w): ChatOrderForm => ({ id: w.id, fields: w.configuration }),
    toWire: (d) => ({ id: d.id, configuration: [...d.fields] }),
  },
)

/** C10. Null, and a form without fields, mean the standard one. */
export const getChatOrderForm = defineLegacyEndpoint({
  name: 'getChatOrderForm',
  tag: 'Orders',
  method: 'GET',
  path: '/api/v1/stores/whatsapp-checkout/:id',
  summary: "The merchant's own fields of the messaging-app order form",
  params: ById,
  response: envelopeOrNull(Form),
  open: false,
  nullOn: [404],
})
