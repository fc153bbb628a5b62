import { recognise } from './format.ts'
import { FORMATS } from './formats/index.ts'
import { readSheet } from './sheet.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The result of reading a file with all formats. */
export const read = (text: string, now?: string) => readBytes(bytes(text), now)

/** The same for bytes, in a shop in Colombia. */
export function readBytes(file: Uint8Array, now = '2026-07-01T12:00:00Z') {
  const known = recognise(readSheet(file), FORMATS)
  const { format, rows } = known ?? {}
  const { products = [], refused = [] } =
    format?.read(rows ?? [], { decimals: null, ambiguous: null }, { now: new Date(now), timeZone: 'America/Bogota' }) ??
    {}
  return { format: format?.name ?? null, products, refused }
}

/** Headers of each format. */
export const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status'
export const WOO =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,External URL,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'
export const VENDURE = 'name ,slug ,description ,assets ,facets ,optionGroups ,optionValues ,sku ,price ,stockOnHand '
export const RETAIL = 'id,name,category,style,description,price,current_stock,image,featured'
