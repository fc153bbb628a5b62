import { factHeader } from '../facts.ts'

/**
 * WooCommerce translates the headers of its export into the shop's language. In lower case, by the English name: headers of
 * Spanish, Portuguese and French shops, in the spellings of its translations over time, as far as known.
 */
const TRANSLATIONS: Readonly<Record<string, readonly string[]>> = {
  type: ['tipo'],
  name: ['nombre', 'nome', 'nom'],
  published: ['publicado', 'publié'],
  'is featured?': ['¿está destacado?', 'em destaque?', 'em destaque', 'é destaque?', 'mis en avant ?'],
  'visibility in catalog': [
    'visibility in catalogue',
    'visibilidad en el catálogo',
    'visibilidade no catálogo',
    'visibilidade do catálogo',
    'visibilité dans le catalogue',
  ],
  'short description': ['descripción corta', 'descrição curta', 'breve descrição', 'description courte'],
  description: ['descripción', 'descrição'],
  'date sale price starts': [
    'día en que empieza el precio rebajado',
    'data de preço promocional começa em',
    'data de início do preço promocional',
    'date de début de promo',
  ],
  'date sale price ends': [
    'día en que termina el precio rebajado',
    'data de preço promocional termina em',
    'data de término do preço promocional',
    'date de fin de promo',
  ],
  'in stock?': [
    '¿en inventario?',
    '¿existencias?',
    '¿hay existencias?',
    'em estoque?',
    'em estoque',
    'em stock?',
    'en stock ?',
  ],
  stock: ['inventario', 'estoque'],
  'backorders allowed?': [
    '¿permitir reservas de productos agotados?',
    '¿permitir reservas?',
    'são permitidas encomendas?',
    'encomendas permitidas?',
    'autoriser les commandes de produits en rupture ?',
  ],
  tags: ['etiquetas', 'étiquettes'],
  'sold individually?': [
    '¿vendido individualmente?',
    'vendido individualmente?',
    'vendido individualmente',
    'vendre individuellement ?',
  ],
  'sale price': ['precio rebajado', 'precio de oferta', 'preço promocional', 'tarif promo'],
  'regular price': [
    'precio normal',
    'precio regular',
    'preço',
    'preço normal',
    'preço de venda',
    'tarif régulier',
    'tarif normal',
  ],
  categories: ['categorías', 'categorias', 'catégories'],
  images: ['imágenes', 'imagens'],
  parent: ['superior', 'principal', 'ascendente', 'pai'],
  'external url': ['url externa', 'url externo', 'url externe'],
  // Its SKU is "UGS" in French; "Stock", "Images", "Parent" and "Description" are the same word.
  sku: ['ugs'],
  'gtin, upc, ean, or isbn': [
    'gtin, upc, ean o isbn',
    'gtin, upc, ean ou isbn',
    'gtin, cup, ean ou isbn',
    'gtin, upc, ean, o isbn',
    'gtin, upc, ean, ou isbn',
  ],
  'low stock amount': [
    'cantidad de bajo inventario',
    'cantidad de existencias bajas',
    'quantidade baixa em estoque',
    'quantidade de estoque baixo',
    'montant de stock faible',
    'quantité de stock faible',
  ],
  brands: ['marcas', 'marques'],
}

const ENGLISH = new Map(
  Object.entries(TRANSLATIONS).flatMap(([english, others]) => others.map((other) => [other, english] as const)),
)

/** Headers that contain a number or a unit: "Nombre del atributo 1", "Peso (kg)". */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:nombre del atributo|nome do atributo|nom de l[’']attribut) (\d+)$/, 'attribute $1 name'],
  [
    /^(?:valor\(es\) del atributo|valor\(es\) do atributo|valores do atributo|valeur\(s\) de l[’']attribut) (\d+)$/,
    'attribute $1 value(s)',
  ],
  [/^(?:peso|poids) \((\w+)\)$/, 'weight ($1)'],
  [/^(?:longitud|comprimento|longueur) \((\w+)\)$/, 'length ($1)'],
  [/^(?:anchura|ancho|largura|largeur) \((\w+)\)$/, 'width ($1)'],
  [/^(?:altura|hauteur) \((\w+)\)$/, 'height ($1)'],
]

/** The English name of a header in lower case. */
function englishHeader(typed: string): string {
  // French puts a non-breaking space before question marks.
  const header = typed.replaceAll(/[\u00a0\u202f]/g, ' ')
  const known = ENGLISH.get(header)
  if (known) return known
  const [pattern, english] = PATTERNS.find(([candidate]) => candidate.test(header)) ?? []
  return pattern && english ? header.replace(pattern, english) : header
}

/** Columns of the platform that are fields of ours under other names. */
const NAMED: Readonly<Record<string, string>> = {
  'gtin, upc, ean, or isbn': 'barcode',
  'gtin, upc, ean or isbn': 'barcode',
  'low stock amount': 'low_at',
}

/** Our header for a header in lower case. */
export function headerNamed(header: string): string {
  const english = englishHeader(header)
  return NAMED[english] ?? factHeader(english)
}
