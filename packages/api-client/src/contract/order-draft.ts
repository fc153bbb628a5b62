import {
  BUYER_FIELDS,
  type CityId,
  type Country,
  type Delivery as DeliveryKind,
  type OrderDraft as DomainDraft,
  FIELD_LIMITS,
  MAX_CART_LINES,
  PAYMENT_METHODS,
  type ShopId,
} from '@store/core'
import * as z from 'zod'
import { channel, SentAnswer, SentBuyer, SentDelivery, SentInvoice, sentVariantId } from './order-parts.ts'
import { amount, type FieldsOf, sentId, sentText } from './shapes.ts'

type DraftLine = DomainDraft['lines'][number]

/** Any quantity may be sent: the server returns the reason if it is refused (S5). */
const DraftLines: z.ZodType<readonly DraftLine[]> = z
  .array(
    z
      .strictObject({
        productId: sentId,
        variantId: sentVariantId,
        quantity: z.number(),
        /** The unit price that the shopper saw. */
        unitPrice: amount.nullish(),
        message: sentText(FIELD_LIMITS.lineMessage).nullish(),
      } satisfies FieldsOf<DraftLine>)
      .meta({ id: 'DraftLine' }),
  )
  .max(MAX_CART_LINES)

/** More than any shop's number of questions. */
const MAX_ANSWERS = 200

export const OrderDraft: z.ZodType<DomainDraft> = z
  .strictObject({
    shopId: sentId,
    key: sentText(FIELD_LIMITS.key),
    lines: DraftLines,
    buyer: SentBuyer,
    delivery: SentDelivery,
    paymentMethod: z.enum(PAYMENT_METHODS),
    channel,
    coupon: sentText(FIELD_LIMITS.coupon).nullish(),
    answers: z.array(SentAnswer).max(MAX_ANSWERS).optional(),
    invoice: SentInvoice.nullish(),
    /** The total that the shopper saw; null: the server's total is accepted, whatever it is. */
    expectedTotal: amount.nullable(),
  } satisfies FieldsOf<DomainDraft>)
  .meta({ id: 'OrderDraft' })

/** A cart to be priced. */
export type QuoteRequest = {
  readonly shopId: ShopId
  readonly lines: readonly DraftLine[]
  readonly delivery: DeliveryKind
  readonly cityId: CityId | null
  readonly country?: Country | null
  readonly coupon?: string | null
  /** The ID number of the buyer whose uses of the coupon are counted; null: unknown. */
  readonly idNumber?: string | null
}

export const QuoteRequest: z.ZodType<QuoteRequest> = z
  .strictObject({
    shopId: sentId,
    lines: DraftLines,
    delivery: z.enum(['address', 'pickUp'] as const satisfies readonly DeliveryKind[]),
    cityId: z.int().nullable(),
    country: z.string().length(2).nullish(),
    coupon: sentText(FIELD_LIMITS.coupon).nullish(),
    idNumber: sentText(BUYER_FIELDS.idNumber.maxLength).nullish(),
  } satisfies FieldsOf<QuoteRequest>)
  .meta({ id: 'QuoteRequest' })

/** A coupon code, and the cart for it. */
export type CouponQuestion = {
  readonly shopId: ShopId
  readonly coupon: string
  readonly lines: readonly DraftLine[]
  /** The ID number of the buyer whose uses are counted; null: unknown. */
  readonly idNumber?: string | null
}

export const CouponQuestion: z.ZodType<CouponQuestion> = z
  .strictObject({
    shopId: sentId,
    coupon: sentText(FIELD_LIMITS.coupon),
    lines: DraftLines,
    idNumber: sentText(BUYER_FIELDS.idNumber.maxLength).nullish(),
  } satisfies FieldsOf<CouponQuestion>)
  .meta({ id: 'CouponQuestion' })
