import {
  type EditableProduct,
  MAX_LINE_QUANTITY,
  PRODUCT_LIMITS,
  PRODUCT_STATUSES,
  type ProductInput,
  type StockedProduct,
  TAX_LIMITS,
} from '@store/core'
import * as z from 'zod'
import { amount, moment } from '../../contract/shapes.ts'
import { field } from '../../contract/wire.ts'
import { picture, price, revision, text, textOrNull } from '../shapes.ts'

/** The forms of a product as its merchant edits it, and of its changes. */

const { text: TEXT, options: OPTIONS, variants: VARIANTS } = PRODUCT_LIMITS
const integer = z.int().min(-2_147_483_647).max(2_147_483_647)
const measure = z.number().min(0).max(1_000_000).nullable()
const units = z.int().min(0).max(PRODUCT_LIMITS.units)

/** The fields of a variant that can be written. */
const variantPrices = {
  price,
  /** The former price, struck through; it is only used if it is higher than the price. */
  compareAt: price.nullable(),
  /** When the former price applies again; null: reduced until it is changed. */
  saleEnds: moment.nullable(),
}
const variantFacts = { sku: textOrNull(TEXT), barcode: textOrNull(PRODUCT_LIMITS.barcode), enabled: z.boolean() }

const VariantInput = z.strictObject({
  /** One value for each option, in the options' order. */
  values: z.array(text(TEXT)).min(1).max(OPTIONS),
  ...z.object({ ...variantPrices, ...variantFacts, units }).partial().shape,
})

/** The text that buyers are asked for with a product, and whether it is required. */
export const BuyerMessage = z.strictObject({ label: text(PRODUCT_LIMITS.message), required: z.boolean() })

const editableFields = {
  name: text(TEXT),
  summary: textOrNull(PRODUCT_LIMITS.summary),
  /** HTML, or plain text. Facts are read from its first lines. */
  description: z.string().max(PRODUCT_LIMITS.description).nullable(),
  /** Null: on request. With variants, their prices are used. */
  price: price.nullable(),
  compareAt: price.nullable(),
  saleEnds: moment.nullable(),
  /** False: hidden, or a draft. `status` distinguishes them. */
  active: z.boolean(),
  /** `draft`: shoppers do not see it; `hidden`: they read that it is not for sale. */
  status: z.enum(PRODUCT_STATUSES),
  featured: z.boolean(),
  freeShipping: z.boolean(),
  condition: z.enum(['new', 'used']),
  /** By name; if the shop has no category of that name, it is created. */
  category: textOrNull(TEXT),
  subcategory: textOrNull(TEXT),
  /** Pictures that were uploaded to the shop, the main one first. */
  images: z.array(z.strictObject({ src: picture.unwrap(), alt: textOrNull(TEXT) })).max(PRODUCT_LIMITS.images),
  sku: textOrNull(TEXT),
  /** Of a product without variants. Feeds name it if its check digit is right. */
  barcode: textOrNull(PRODUCT_LIMITS.barcode),
  /** The stock is low with this many units or fewer, of the product or of one of its variants. */
  lowAt: units.nullable(),
  /** What search engines display instead of its name and its summary. */
  seoTitle: textOrNull(PRODUCT_LIMITS.seoTitle),
  seoDescription: textOrNull(PRODUCT_LIMITS.seoDescription),
  /** The tax that its price contains, one of `listTaxes`; null: none. */
  taxId: z.int().positive().nullable(),
  brand: textOrNull(TEXT),
  warranty: textOrNull(PRODUCT_LIMITS.warranty),
  dimensions: z.strictObject({ length: measure, width: measure, height: measure, weight: textOrNull(TEXT) }).nullable(),
  supplier: textOrNull(TEXT),
  maxQuantity: z.int().min(1).max(MAX_LINE_QUANTITY).nullable(),
  message: BuyerMessage.nullable(),
  /** Numbers of the values of filter tags. */
  tags: z.array(integer).max(1_000),
  /** Higher values come first. */
  position: integer,
}
const choices = {
  options: z.array(z.strictObject({ name: text(TEXT), values: z.array(text(TEXT)).min(1).max(VARIANTS) })).max(OPTIONS),
  /**
   * The complete list. A variant is identified by its values, and fields that are left out are unchanged; a new variant
   * costs as much as the product.
   */
  variants: z.array(VariantInput).max(VARIANTS),
}

/** A complete product: fields that are left out become empty. */
export const WholeProduct = z.strictObject({
  ...z.object(editableFields).partial().shape,
  ...z.object(choices).partial().shape,
  name: editableFields.name,
  /** Only for new products and variants: existing stock is changed with `adjustStock`. */
  units: units.optional(),
})

/** A new product. Without a reference it gets one made from its name. */
export const NewProduct = WholeProduct.extend({ reference: text(TEXT).optional() })

/** Changes of a product. Only the variants that change are listed, by their ids. */
export const ProductChange = z
  .strictObject({
    ...editableFields,
    variants: z
      .array(
        z.strictObject({ id: z.int().positive(), ...z.object({ ...variantPrices, ...variantFacts }).partial().shape }),
      )
      .max(VARIANTS),
  })
  .partial()

/** The options of a product with all its variants. Fields of an existing variant that are left out are unchanged. */
export const ProductChoices = z.strictObject(choices)

/**
 * The data of a product from a file or another system, identified by a reference. Fields that are left out are unchanged.
 */
export const ProductStatement = z.strictObject({
  ...z.object(editableFields).partial().shape,
  ...z.object(choices).partial().shape,
  /** Only applied if it differs from the last number sent: sending the same number again does not restore sold units. */
  units: units.optional(),
  /** The tax by its name, in place of `taxId`. */
  tax: textOrNull(TAX_LIMITS.name).optional(),
  /** The product keeps its pictures, before these. */
  keepImages: z.boolean().optional(),
})

export const ReferencedProduct = ProductStatement.extend({ reference: text(TEXT) })

/** Any list of product data: entries are validated separately, so that a wrong one does not refuse the others. */
export const anyProduct = field<ProductInput>(
  z.custom<ProductInput>(),
  { type: 'object', description: 'A reference, and what `setProductByReference` takes' },
  (wire) => (typeof wire === 'object' && wire !== null ? (wire as ProductInput) : undefined),
  (value) => value,
)

const amountOrNull = amount.nullable()
const string = z.string()

export const ProductResource: z.ZodType<EditableProduct & { readonly revision: string }> = z
  .object({
    id: z.int(),
    reference: string,
    slug: string,
    name: string,
    summary: string.nullable(),
    description: string.nullable(),
    /** With variants, the lowest price of one that is for sale. */
    price: amountOrNull,
    compareAt: amountOrNull,
    saleEnds: moment.nullable(),
    options: z.array(z.object({ name: string, values: z.array(string) })),
    variants: z.array(
      z.object({
        id: z.int(),
        values: z.array(string),
        price: amount,
        compareAt: amountOrNull,
        saleEnds: moment.nullable(),
        sku: string.nullable(),
        barcode: string.nullable(),
        enabled: z.boolean(),
        units: z.int(),
      }),
    ),
    /** With variants, the sum of all of them. */
    units: z.int(),
    sold: z.int(),
    active: z.boolean(),
    status: z.enum(PRODUCT_STATUSES),
    /** When it was moved to the bin, where it is kept for 30 days; null: not in the bin. */
    deletedAt: moment.nullable(),
    featured: z.boolean(),
    freeShipping: z.boolean(),
    condition: z.enum(['new', 'used']),
    category: string.nullable(),
    subcategory: string.nullable(),
    images: z.array(z.object({ src: string, alt: string.nullable() })),
    sku: string.nullable(),
    barcode: string.nullable(),
    lowAt: z.int().nullable(),
    seoTitle: string.nullable(),
    seoDescription: string.nullable(),
    taxId: z.int().nullable(),
    brand: string.nullable(),
    warranty: string.nullable(),
    dimensions: z
      .object({
        length: z.number().nullable(),
        width: z.number().nullable(),
        height: z.number().nullable(),
        weight: string.nullable(),
      })
      .nullable(),
    supplier: string.nullable(),
    maxQuantity: z.int().nullable(),
    message: z.object({ label: string, required: z.boolean() }).nullable(),
    tags: z.array(z.int()),
    position: z.int(),
    revision,
  })
  .meta({ id: 'ProductResource' })

/** A product in a list. */
export const ListedProduct: z.ZodType<StockedProduct> = z
  .object({
    id: z.int(),
    reference: string,
    name: string,
    sku: string.nullable(),
    barcode: string.nullable(),
    lowAt: z.int().nullable(),
    price: amountOrNull,
    compareAt: amountOrNull,
    active: z.boolean(),
    status: z.enum(PRODUCT_STATUSES),
    deletedAt: moment.nullable(),
    category: string.nullable(),
    brand: string.nullable(),
    /** Its first picture. */
    image: string.nullable(),
    units: z.int(),
    sold: z.int(),
    /** Units sold in the last 30 days, and for how many days the stock lasts at that rate; null: none was sold. */
    soldLately: z.int(),
    daysLeft: z.int().nullable(),
    variants: z.array(
      z.object({
        id: z.int(),
        values: z.array(string),
        sku: string.nullable(),
        barcode: string.nullable(),
        enabled: z.boolean(),
        price: amount,
        units: z.int(),
      }),
    ),
  })
  .meta({ id: 'ListedProduct' })
