import { alboradaShop } from '../alborada/alborada.ts'
import { chirimoyaShop } from '../chirimoya/chirimoya.ts'
import { type DemoProduct, type DemoShop, major } from '../demo-shop.ts'
import { stockOf } from '../draft.ts'
import { drawFrom } from '../draw.ts'
import { huertaDelValleShop } from '../huertadelvalle/huertadelvalle.ts'
import { kilovatioShop } from '../kilovatio/kilovatio.ts'
import { puntoYPampaShop } from '../puntoypampa/puntoypampa.ts'
import { sierraVelozShop } from '../sierraveloz/sierraveloz.ts'
import { tallerCeiboShop } from '../tallerceibo/tallerceibo.ts'
import { verdeNildaShop } from '../verdenilda/verdenilda.ts'

/** How many products the wholesaler lists. */
const MANY = 10_000

/** Whose goods are in each aisle; their own categories are its subcategories. */
export const AISLES: Readonly<Record<string, DemoShop>> = {
  Electrónica: kilovatioShop,
  Plantas: verdeNildaShop,
  Mercado: huertaDelValleShop,
  Juguetes: chirimoyaShop,
  Muebles: tallerCeiboShop,
  Deporte: sierraVelozShop,
  Libros: puntoYPampaShop,
  Ropa: alboradaShop,
}

/** What goods come in, and how many pieces are in one. */
const PACKS = { unidad: 1, par: 2, 'caja × 6': 6, 'caja × 12': 12, 'caja × 24': 24, 'bulto × 48': 48, 'bulto × 96': 96 }

/** Why goods are here, and what part of the usual price is asked for them. */
const LOTS = {
  'de línea': 1,
  'lote 2024': 0.8,
  'lote 2025': 0.9,
  'lote 2026': 1,
  'fin de serie': 0.7,
  'caja golpeada': 0.6,
  'de exhibición': 0.65,
  reempacado: 0.75,
  saldo: 0.5,
}

const SIZES = ['S', 'M', 'L']
const SIZED = ['Ropa', 'Deporte']

/** Every good of every aisle in each pack and lot, as many as are listed; the same ones every time. */
export function goods(): readonly DemoProduct[] {
  const draw = drawFrom('bulto')
  const all = Object.entries(AISLES).flatMap(([aisle, shop]) =>
    shop.products.map((product) => ({ aisle, product, piece: 4_900 + draw(60) * 1_000 })),
  )
  return Object.entries(LOTS)
    .flatMap(([lot, part]) =>
      Object.entries(PACKS).flatMap(([pack, pieces]) => all.map((good) => ({ ...good, lot, part, pack, pieces }))),
    )
    .slice(0, MANY)
    .map(({ aisle, product, piece, lot, part, pack, pieces }, at): DemoProduct => {
      const price = Math.ceil((piece * part * pieces * (pieces > 2 ? 0.85 : 1)) / 100) * 100
      const code = `BU-${String(at + 1).padStart(5, '0')}`
      const name = `${product.name}, ${pack}, ${lot}`
      const [image] = product.images
      return {
        reference: `bulto-${at + 1}`,
        name,
        sku: code,
        position: MANY - at,
        summary: `${product.name}. Se vende por ${pack}.`,
        description: `<p>Presentación: ${pack}<br>\nLote: ${lot}</p>\n<p>${product.summary ?? product.name}</p>`,
        price: major(price),
        compareAt: null,
        featured: at % 500 === 0,
        freeShipping: false,
        active: true,
        ...stockOf(stockAt(at, aisle, price, draw), code, { price }),
        condition: 'new',
        category: aisle,
        subcategory: product.category,
        brand: null,
        warranty: null,
        dimensions: null,
        supplier: null,
        maxQuantity: null,
        images: image ? [image] : [],
      }
    })
}

/** One in twelve is sold out. */
function stockAt(at: number, aisle: string, price: number, draw: (below: number) => number) {
  const units = () => (draw(12) === 0 ? 0 : 1 + draw(90))
  if (!SIZED.includes(aisle) || at % 2 === 0) return units()
  const values = Object.fromEntries(SIZES.map((size) => [size, [price, units()] as const]))
  return { name: 'Talla', values }
}
