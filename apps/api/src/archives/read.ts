import { type Buyer, type Order, type Product, REFUND_WAYS, type Refund, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { StoredProductDraft } from '../catalog/product-draft.ts'
import { ProductFields, VariantFields } from '../catalog/rows.ts'
import { STATUS } from '../catalog/store/product-status.ts'
import { saleEndOf } from '../catalog/store/sale-ends.ts'
import { stockOfVariant } from '../catalog/store/stock-of-variant.ts'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { type FieldsOf, query } from '../database/query.ts'
import { historyFields, lineFields, orderFields } from '../orders/rows.ts'
import { BUYER } from '../orders/store/buyer-columns.ts'
import type { HistoryEntry } from '../orders/store/moves.ts'
import { type ShopOrderLine, TAX_OF_LINE } from '../orders/store/orders.ts'

// A shop in a form that another installation can import: without ids, which are this installation's own. Things are identified by
// names, products by their reference, variants by their values.

/** Runs `work` in one snapshot: all its reads see the same moment, even if somebody buys meanwhile. */
export function inSnapshot<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return asWorker(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    return work(tx)
  })
}

export type PortableCategory = {
  readonly name: string
  readonly position: number
  readonly image: string | null
  readonly subcategories: readonly { readonly name: string; readonly image: string | null }[]
}
const CategoryRow = z.object({
  name: z.string(),
  position: z.int(),
  image: z.string().nullable(),
  subcategories: z.array(z.object({ name: z.string(), image: z.string().nullable() })),
} satisfies FieldsOf<PortableCategory>)

export function readCategories(tx: Tx, shopId: ShopId): Promise<readonly PortableCategory[]> {
  return query(
    tx,
    CategoryRow,
    sql`
      select name, position, image, (
        select coalesce(json_agg(json_build_object('name', s.name, 'image', s.image) order by s.id), '[]')
        from subcategories s where s.shop_id = ${shopId} and s.category_id = c.id) as subcategories
      from categories c where c.shop_id = ${shopId} order by id`,
  )
}

export type PortableTemplateSettings = {
  readonly templateId: number
  readonly settings: Readonly<Record<string, unknown>>
}
const TemplateSettingsRow = z.object({
  templateId: z.int(),
  settings: z.record(z.string(), z.unknown()),
} satisfies FieldsOf<PortableTemplateSettings>)

export function readTemplateSettings(tx: Tx, shopId: ShopId): Promise<readonly PortableTemplateSettings[]> {
  return query(
    tx,
    TemplateSettingsRow,
    sql`
      select template_id as "templateId", settings from template_settings
      where shop_id = ${shopId} order by template_id`,
  )
}

/** Stock values besides the units: the last number from the merchant's file, and the number of sold units. */
type Counted = { readonly statedUnits: number; readonly sold: number }
export type PortableProduct = Omit<StoredProductDraft, 'variants'> &
  Counted & {
    readonly variants: readonly (StoredProductDraft['variants'][number] & Counted)[]
    readonly tagValues: readonly number[]
    readonly message: Product['message']
  }
const counted = { statedUnits: z.int(), sold: z.int() }
const ProductRow = z.object({
  id: z.int(),
  product: z.object({
    ...ProductFields,
    ...counted,
    variants: z.array(
      z.object({ ...VariantFields, ...counted } satisfies FieldsOf<PortableProduct['variants'][number]>),
    ),
    tagValues: z.array(z.int()),
    tax: z.string().nullable(),
  } satisfies FieldsOf<PortableProduct>),
})

/** Returns the next batch of products after this id, with the id to continue from. */
export async function readProducts(
  tx: Tx,
  shopId: ShopId,
  after: number,
  limit: number,
): Promise<readonly { readonly id: number; readonly product: PortableProduct }[]> {
  return query(
    tx,
    ProductRow,
    sql`
      select p.id, json_build_object(
        'reference', p.reference, 'name', p.name, 'summary', p.summary, 'description', p.description,
        'price', p.price, 'compareAt', p.compare_at, 'saleEnds', ${saleEndOf(shopId, sql`0`)}, 'options', p.options,
        'variants', (
          select coalesce(json_agg(json_build_object('values', v -> 'values', 'price', v -> 'price', 'compareAt', v -> 'compareAt',
            'saleEnds', ${saleEndOf(shopId, sql`(v ->> 'id')::integer`)}, 'sku', v -> 'sku', 'barcode', v -> 'barcode',
            'enabled', v -> 'enabled', 'units', coalesce(s.units, 0), 'statedUnits', coalesce(s.stated_units, 0),
            'sold', coalesce(s.sold, 0)) order by place), '[]')
          from jsonb_array_elements(p.variants) with ordinality each (v, place)
          ${stockOfVariant(shopId)}),
        'units', coalesce(u.units, 0), 'statedUnits', coalesce(u.stated_units, 0), 'sold', coalesce(u.sold, 0),
        'active', p.active, 'status', ${STATUS}, 'featured', p.featured, 'freeShipping', p.free_shipping, 'condition', p.condition,
        'category', c.name, 'subcategory', sc.name, 'images', p.images, 'sku', p.sku, 'brand', p.brand,
        'barcode', p.barcode, 'lowAt', p.low_at, 'seoTitle', p.seo_title, 'seoDescription', p.seo_description,
        'warranty', p.warranty, 'dimensions', p.dimensions, 'supplier', p.supplier, 'maxQuantity', p.max_quantity,
        'position', p.position, 'tax', t.name, 'tagValues', p.tag_values, 'message', p.message) as product
      from products p
      left join categories c on c.shop_id = p.shop_id and c.id = p.category_id
      left join subcategories sc on sc.shop_id = p.shop_id and sc.id = p.subcategory_id
      left join taxes t on t.shop_id = p.shop_id and t.id = p.tax_id
      left join stock u on u.shop_id = p.shop_id and u.product_id = p.id and u.variant_id = 0
      where p.shop_id = ${shopId} and p.deleted_at is null and p.id > ${after} order by p.id limit ${limit}`,
  )
}

/** Payment attempts belong to the provider's account, which is not in archives; their history is. */
export type PortableOrder = Omit<
  Order,
  'shopId' | 'seller' | 'depositAccount' | 'buyer' | 'lines' | 'payment' | 'heldUntil' | 'answers' | 'lapsed'
> & {
  readonly buyer: Buyer
  readonly answers?: Order['answers']
  readonly lapsed?: boolean
  /** Its units are reserved for the payment, or for the shop's answer, until then. */
  readonly heldUntil?: string | null
  /** Its units are back in stock. */
  readonly released?: boolean
  readonly confirmTries?: number
  readonly readyAt?: string | null
  /** Gives access to the order-placed page. */
  readonly accessKey: string
  readonly lines: readonly (Omit<ShopOrderLine, 'productId' | 'variantId'> & {
    /** The product's reference; null: it was deleted. */
    readonly product: string | null
    readonly message: string | null
  })[]
  readonly history: readonly HistoryEntry[]
  /** The refunds of it, oldest first. */
  readonly refunds: readonly PortableRefund[]
  /** The team's notes on it, oldest first. */
  readonly notes: readonly PortableNote[]
}

type PortableNote = { readonly at: string; readonly who: string; readonly text: string }

export type PortableRefund = Omit<Refund, 'id' | 'restocked'> & {
  /** Units that were put back on sale with it, by the position of the line that sold them. */
  readonly restocked: readonly { readonly line: number; readonly units: number }[]
}
const RefundJson = z.object({
  amount: z.int(),
  how: z.enum(REFUND_WAYS),
  reason: z.string(),
  /** `lines`: the positions of all lines that sold from the stock row. */
  restocked: z.array(z.object({ lines: z.array(z.int()), units: z.int() })),
  who: z.string(),
  at: z.string(),
} satisfies { readonly [Field in keyof FieldsOf<PortableRefund>]: z.ZodType })

const PortableOrderJson = z.object({
  ...orderFields,
  accessKey: z.string(),
  released: z.boolean(),
  lines: z.array(z.object({ product: z.string().nullable(), ...lineFields })),
  history: z.array(z.object({ at: z.string(), ...historyFields })),
  refunds: z.array(RefundJson),
  notes: z.array(z.object({ at: z.string(), who: z.string(), text: z.string() } satisfies FieldsOf<PortableNote>)),
})

const OrderRow = z.object({ order: PortableOrderJson })

/** Returns the next batch of orders after this number. */
export async function readOrders(
  tx: Tx,
  shopId: ShopId,
  after: number,
  limit: number,
): Promise<readonly PortableOrder[]> {
  const rows = await query(
    tx,
    OrderRow,
    sql`
      select json_build_object(
        'number', o.order_number, 'accessKey', o.access_key, 'status', o.status, 'shipment', o.shipment,
        'units', o.units, 'currency', o.currency, 'subtotal', o.subtotal, 'discounts', o.discounts,
        'discount', o.discount, 'shipping', o.shipping, 'total', o.total, 'coupon', o.coupon,
        'paymentMethod', o.payment_method, 'channel', o.channel,
        'buyer', ${BUYER},
        'answers', o.answers, 'invoice', o.invoice, 'lapsed', o.lapsed, 'delivery', o.delivery, 'carrier', o.carrier, 'heldUntil', o.held_until, 'released', o.released_at is not null,
        'confirmTries', o.confirm_tries, 'readyAt', o.ready_at,
        'placedAt', o.placed_at, 'updatedAt', o.updated_at,
        'lines', (
          select json_agg(json_build_object('product', p.reference, 'name', l.name, 'variant', l.variant,
            'image', l.image, 'unitPrice', l.unit_price, 'quantity', l.quantity, 'message', l.message,
            'tax', ${TAX_OF_LINE})
            order by l.position)
          from order_lines l left join products p on p.shop_id = l.shop_id and p.id = l.product_id and p.deleted_at is null
          where l.shop_id = ${shopId} and l.order_number = o.order_number),
        'history', (
          select json_agg(json_build_object('at', e.at, 'who', e.who, 'about', e.about, 'from', e.from_status,
            'to', e.to_status, 'why', e.why) order by e.id)
          from order_events e where e.shop_id = ${shopId} and e.order_number = o.order_number and not e.undone),
        'refunds', (
          select coalesce(json_agg(json_build_object('amount', r.amount, 'how', r.how, 'reason', r.reason,
            'restocked', (
              select coalesce(json_agg(json_build_object('lines', l.positions, 'units', u.units) order by l.positions), '[]')
              from jsonb_to_recordset(r.restocked) u ("productId" integer, "variantId" integer, units integer)
              cross join lateral (
                select array_agg(position order by position) as positions from order_lines
                where shop_id = ${shopId} and order_number = r.order_number
                  and product_id = u."productId" and coalesce(variant_id, 0) = u."variantId") l),
            'who', r.who, 'at', r.at) order by r.id), '[]')
          from refunds r where r.shop_id = ${shopId} and r.order_number = o.order_number),
        'notes', (
          select coalesce(json_agg(json_build_object('at', n.at, 'who', n.who, 'text', n.text) order by n.id), '[]')
          from order_notes n where n.shop_id = ${shopId} and n.order_number = o.order_number)) as order
      from orders o where o.shop_id = ${shopId} and o.order_number > ${after} order by o.order_number limit ${limit}`,
  )
  return rows.map(({ order }) => ({
    ...order,
    heldUntil: order.heldUntil ? isoTime(order.heldUntil) : null,
    readyAt: order.readyAt ? isoTime(order.readyAt) : null,
    notes: order.notes.map((note) => ({ ...note, at: isoTime(note.at) })),
    placedAt: isoTime(order.placedAt),
    updatedAt: isoTime(order.updatedAt),
    history: order.history.map((event) => ({ ...event, at: isoTime(event.at) })),
    refunds: refundsByLine(order),
  }))
}

/** Assigns restocked units to lines. They are recorded by stock row, which several lines may have sold from. */
function refundsByLine({ lines, refunds }: z.infer<typeof PortableOrderJson>): readonly PortableRefund[] {
  const left = lines.map(({ quantity }) => quantity)
  const take = (line: number, count: number) => {
    const units = Math.min(count, left[line] ?? 0)
    left[line] = (left[line] ?? 0) - units
    return units
  }
  return refunds.map(({ at, restocked, ...refund }) => ({
    ...refund,
    at: isoTime(at),
    restocked: restocked.flatMap(({ lines: sold, units }) => {
      let open = units
      return sold.flatMap((line) => {
        const taken = take(line, open)
        open -= taken
        return taken > 0 ? [{ line, units: taken }] : []
      })
    }),
  }))
}

const isoTime = (time: string) => new Date(time).toISOString()

const SlugRow = z.object({ reference: z.string(), slug: z.string() })

/** The address of each product's page by its reference, and the reference by the number in the address. */
export async function productSlugs(tx: Tx, shopId: ShopId) {
  const rows = await query(
    tx,
    SlugRow,
    sql`select reference, slug from products where shop_id = ${shopId} and deleted_at is null`,
  )
  return {
    slugOf: new Map(rows.map(({ reference, slug }) => [reference, slug])),
    /** By the number at the end of an address. */
    referenceOf: new Map(rows.map(({ reference, slug }) => [slug.split('-').at(-1) ?? slug, reference])),
  }
}
