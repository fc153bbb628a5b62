import {
  type CouponCheck as DomainCheck,
  type CouponProblem as DomainProblem,
  FIELD_LIMITS,
  type OrderDraft,
  type ShopId,
} from '@store/core'
import * as z from 'zod'
import { exactAmount } from './fields.ts'
import { DraftLines } from './order-draft.ts'
import { translate } from './wire.ts'

const problem = <const Code extends string, Shape extends z.ZodRawShape>(codigo: Code, shape: Shape) =>
  z.object({ codigo: z.literal(codigo), ...shape })

const ProblemWire = z
  .discriminatedUnion('codigo', [
    problem('desconocido', {}),
    problem('inactivo', {}),
    problem('aun_no', { desde: z.string() }),
    problem('vencido', { hasta: z.string() }),
    problem('agotado', {}),
    problem('usado', { limite: z.int() }),
    problem('bajo_minimo', { minimo: exactAmount, faltante: exactAmount }),
    problem('sin_saldo', {}),
  ])
  .meta({ id: 'MotivoDelCupon' })

/** Why a coupon takes nothing off, as a code with what belongs to it. */
export const CouponProblem = translate(ProblemWire, {
  fromWire: (w): DomainProblem => {
    switch (w.codigo) {
      case 'desconocido':
        return { reason: 'unknown' }
      case 'inactivo':
        return { reason: 'inactive' }
      case 'aun_no':
        return { reason: 'notYet', from: w.desde }
      case 'vencido':
        return { reason: 'expired', until: w.hasta }
      case 'agotado':
        return { reason: 'usedUp' }
      case 'usado':
        return { reason: 'usedByBuyer', limit: w.limite }
      case 'bajo_minimo':
        return { reason: 'belowMinimum', minimum: w.minimo, missing: w.faltante }
      case 'sin_saldo':
        return { reason: 'nothingLeft' }
    }
  },
  toWire: (d): z.output<typeof ProblemWire> => {
    switch (d.reason) {
      case 'unknown':
        return { codigo: 'desconocido' }
      case 'inactive':
        return { codigo: 'inactivo' }
      case 'notYet':
        return { codigo: 'aun_no', desde: d.from }
      case 'expired':
        return { codigo: 'vencido', hasta: d.until }
      case 'usedUp':
        return { codigo: 'agotado' }
      case 'usedByBuyer':
        return { codigo: 'usado', limite: d.limit }
      case 'belowMinimum':
        return { codigo: 'bajo_minimo', minimo: d.minimum, faltante: d.missing }
      case 'nothingLeft':
        return { codigo: 'sin_saldo' }
    }
  },
})

const CheckWire = z
  .discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('aplica'), cupon: z.string(), valor: exactAmount }),
    z.object({ resultado: z.literal('no_aplica'), motivo: CouponProblem }),
  ])
  .meta({ id: 'RevisionDelCupon' })

export const CouponCheck = translate(CheckWire, {
  fromWire: (w): DomainCheck =>
    w.resultado === 'aplica'
      ? { kind: 'applies', code: w.cupon, amount: w.valor }
      : { kind: 'refused', problem: w.motivo },
  toWire: (d): z.output<typeof CheckWire> =>
    d.kind === 'applies'
      ? { resultado: 'aplica', cupon: d.code, valor: d.amount }
      : { resultado: 'no_aplica', motivo: d.problem },
})

/** A code, and the cart it is for. */
export type CouponQuestion = {
  readonly shopId: ShopId
  readonly coupon: string
  readonly lines: OrderDraft['lines']
  /** Whose uses are counted, if anybody has said. */
  readonly idNumber?: string | null
}

export const CouponQuestionInWire = translate(
  z
    .strictObject({
      tienda: z.int().positive(),
      cupon: z.string().max(FIELD_LIMITS.coupon),
      productos: DraftLines,
      identificacion: z.string().max(FIELD_LIMITS.idNumber).nullish(),
    })
    .meta({ id: 'ConsultaDelCupon' }),
  {
    fromWire: (w): CouponQuestion => ({
      shopId: w.tienda,
      coupon: w.cupon,
      lines: w.productos,
      idNumber: w.identificacion ?? null,
    }),
    toWire: (d) => ({
      tienda: d.shopId,
      cupon: d.coupon,
      productos: [...d.lines],
      identificacion: d.idNumber ?? null,
    }),
  },
)
