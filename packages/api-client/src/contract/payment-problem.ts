import type { PaymentProblem as DomainProblem } from '@store/core'
import * as z from 'zod'
import { exactAmount } from './fields.ts'
import { translate } from './wire.ts'

const ProblemWire = z
  .discriminatedUnion('codigo', [
    z.object({ codigo: z.enum(['entrega', 'falta_ciudad', 'ciudad']) }),
    z.object({ codigo: z.enum(['minimo', 'tope']), valor: exactAmount }),
  ])
  .meta({ id: 'MotivoDelMedioDePago' })

/** Why an order cannot be paid by this method, as a code with what belongs to it. */
export const PaymentProblem = translate(ProblemWire, {
  fromWire: (w): DomainProblem => {
    switch (w.codigo) {
      case 'entrega':
        return { reason: 'delivery' }
      case 'falta_ciudad':
        return { reason: 'cityNeeded' }
      case 'ciudad':
        return { reason: 'city' }
      case 'minimo':
        return { reason: 'least', amount: w.valor }
      case 'tope':
        return { reason: 'ceiling', amount: w.valor }
    }
  },
  toWire: (d): z.output<typeof ProblemWire> => {
    switch (d.reason) {
      case 'delivery':
        return { codigo: 'entrega' }
      case 'cityNeeded':
        return { codigo: 'falta_ciudad' }
      case 'city':
        return { codigo: 'ciudad' }
      case 'least':
        return { codigo: 'minimo', valor: d.amount }
      case 'ceiling':
        return { codigo: 'tope', valor: d.amount }
    }
  },
})
