import * as z from 'zod'
import { typedIfAny } from '../../contract/fields.ts'
import { amount, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, OfShopById } from '../shapes.ts'

const imports = '/manage/v1/shops/:shopId/products/imports'
const tag = 'Products'

/** The maximum size of a file. */
export const IMPORT_LIMITS = { bytes: 10 * 1024 * 1024, rows: 10_000, columns: 200 } as const

/** What a column of a file can mean. */
export const IMPORT_FIELDS = [
  'reference',
  'name',
  'summary',
  'description',
  'category',
  'subcategory',
  'price',
  'compareAt',
  'units',
  'option1',
  'option2',
  'option3',
  'sku',
  'barcode',
  'lowAt',
  'image',
  'brand',
  'active',
  'featured',
  'tax',
  'seoTitle',
  'seoDescription',
  'condition',
  'warranty',
  'supplier',
  'maxQuantity',
  'freeShipping',
  'message',
  'messageRequired',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Why a row, a cell or a whole file is not read. Programs rely on these words: none is ever renamed. */
export const IMPORT_FAULTS = [
  /** Of a cell: with its `column` and its content as `value`. */
  'empty',
  'notPrice',
  'belowZero',
  'tooHigh',
  'notUnits',
  'notDate',
  'notCondition',
  'notQuantity',
  'tooLong',
  'unknownValue',
  'valueCount',
  'variantWithoutPrice',
  'wrongValue',
  /** The shop has no tax of that name. */
  'unknownTax',
  /** Of a row. */
  'sameReference',
  'sameVariant',
  'noReference',
  'noVariants',
  'noOptions',
  'tooManyVariants',
  'noParent',
  'groupOfProducts',
  'soldElsewhere',
  'pricesNotAllowed',
  /** The limit of products in the shop's plan is reached. */
  'planFull',
  /** Warnings: the row is imported all the same. */
  'saleBegins',
  /** Of the whole file. */
  'workbook',
  'otherLetters',
  'unknownLetters',
  'openQuote',
  'longRow',
  'noRows',
  'noName',
  'twoMeanings',
  'tooManyRows',
  'tooManyColumns',
] as const

const Fault = z
  .object({
    code: z.enum(IMPORT_FAULTS),
    /** The column's name in the file. */
    column: z.string().optional(),
    /** The content of the cell, or the name in it, at most 40 characters. */
    value: z.string().optional(),
    /** Another row that is part of the problem. */
    row: z.int().optional(),
    most: z.int().optional(),
  })
  .meta({ id: 'ImportFault' })
export type ImportFault = z.output<typeof Fault>

/** A field, or `own`: the column's meaning in the program that wrote the file; null: the column is ignored. */
const Meaning = z.enum([...IMPORT_FIELDS, 'own']).nullable()
const decimals = z.enum(['dot', 'comma']).nullable()

const ImportedRow = z.object({
  /** The product's first row in the file; its header is row 1. */
  row: z.int(),
  name: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged']),
  /** Null: on request, or unchanged. */
  price: amount.nullable(),
  /** Null: unchanged. */
  units: z.int().nullable(),
  category: z.string().nullable(),
  variants: z.int(),
  pictures: z.int(),
})

const ImportResource = z
  .object({
    id: z.int(),
    /** The file. */
    name: z.string(),
    who: z.string(),
    createdAt: moment,
    /** The program that wrote the file; null: unknown. */
    program: z.string().nullable(),
    columns: z.array(
      z.object({ title: z.string(), examples: z.array(z.string()), field: Meaning, choices: z.array(Meaning) }),
    ),
    /** The decimal separator; null: derived from the file. */
    decimals,
    /** A price that can be read in two ways, so that `decimals` is required. */
    ambiguous: z.object({ row: z.int(), column: z.string(), value: z.string() }).nullable(),
    /** Why the file cannot be read; null: it can. */
    fault: Fault.nullable(),
    counts: z.object({
      products: z.int(),
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      refused: z.int(),
      pictures: z.int(),
    }),
    /** The first twenty products, as they will be imported. */
    rows: z.array(ImportedRow),
    /** The first 200 rows that are refused (`taken` false), or parts of which are left out. */
    problems: z.array(z.object({ row: z.int(), name: z.string(), taken: z.boolean(), fault: Fault })),
    /** The first 200 pictures that could not be fetched. */
    pictureProblems: z.array(
      z.object({
        name: z.string(),
        picture: z.string(),
        reason: z.enum([
          'notAddress',
          'noHttps',
          'privateAddress',
          'tooBig',
          'noAnswer',
          'refused',
          'noPicture',
          'broken',
          'noRoom',
          'planFull',
        ]),
      }),
    ),
    /** The task that imports it; null: not started yet. */
    taskId: z.int().nullable(),
  })
  .meta({ id: 'ProductImport' })

const createProductImport = defineManageEndpoint({
  name: 'createProductImport',
  tag,
  method: 'POST',
  path: imports,
  summary:
    'Prepare an import: a CSV file of up to 10 MB and 10,000 rows, in any encoding and with any separator that spreadsheets write. Nothing is changed; the answer says how each column is understood and what would become of each row',
  access: 'products:write',
  unlogged: true,
  params: OfShop,
  query: z.object({ name: typedIfAny(200).optional() }),
  takes: { type: 'text/csv', most: IMPORT_LIMITS.bytes },
  response: ImportResource,
  status: 201,
})

const getProductImport = defineManageEndpoint({
  name: 'getProductImport',
  tag,
  method: 'GET',
  path: `${imports}/:id`,
  summary: 'How a file is understood, and what became of it. One that was not started is kept for a day',
  access: 'products:read',
  params: OfShopById,
  response: ImportResource,
})

const matchProductImport = defineManageEndpoint({
  name: 'matchProductImport',
  tag,
  method: 'POST',
  path: `${imports}/:id/match`,
  summary: 'Say what the columns of a file mean, in their order. Nothing is changed yet',
  access: 'products:write',
  unlogged: true,
  params: OfShopById,
  maxEntries: IMPORT_LIMITS.columns,
  body: z.strictObject({ columns: z.array(Meaning).max(IMPORT_LIMITS.columns), decimals }),
  example: { columns: ['reference', 'name', 'price', null], decimals: null },
  response: ImportResource,
})

const startProductImport = defineManageEndpoint({
  name: 'startProductImport',
  tag,
  method: 'POST',
  path: `${imports}/:id/start`,
  summary:
    'Start an import, as a task that can be undone for 24 hours: what is new goes to the bin, what was changed is as it was before, unless somebody has changed it since. One that was started already answers its task. Prices take `prices:write` as well',
  access: 'products:write',
  params: OfShopById,
  response: ImportResource,
  status: 202,
})

export const importCalls = {
  createProductImport,
  getProductImport,
  matchProductImport,
  startProductImport,
} as const
