import type { ImportField } from '@store/api-client/manage'
import { FACT_FIELDS, FACT_NAMES } from '../facts.ts'

/** The header for each field, under which the reader looks it up. */
export const LIST_HEADERS: Readonly<Record<ImportField, string>> = {
  reference: 'reference',
  name: 'name',
  summary: 'summary',
  description: 'description',
  category: 'category',
  subcategory: 'subcategory',
  price: 'price',
  compareAt: 'compare at',
  units: 'units',
  option1: 'option 1',
  option2: 'option 2',
  option3: 'option 3',
  sku: 'sku',
  image: 'image',
  brand: 'brand',
  active: 'active',
  featured: 'featured',
  ...FACT_FIELDS,
}

/** Merchants' names for columns, without accents, spaces and punctuation, the likeliest first. */
const CALLED: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  reference: [
    'referencia',
    'ref',
    'reference',
    'codigo',
    'cod',
    'code',
    'codigointerno',
    'id',
    'handle',
    'codigodelproducto',
  ],
  name: [
    'nombre',
    'nome',
    'name',
    'nom',
    'producto',
    'product',
    'produto',
    'produit',
    'titulo',
    'title',
    'articulo',
    'item',
    'nombredelproducto',
    'productname',
    'nomedoproduto',
    'nomduproduit',
  ],
  summary: ['resumen', 'resumo', 'summary', 'resume', 'descripcioncorta', 'shortdescription', 'descricaocurta'],
  description: ['descripcion', 'descricao', 'description', 'detalle', 'detalles', 'details', 'detalhes'],
  category: [
    'categoria',
    'category',
    'categorie',
    'rubro',
    'familia',
    'categoriaactual',
    'linea',
    'tipo',
    'type',
    'grupo',
    'departamento',
  ],
  subcategory: ['subcategoria', 'subcategory', 'souscategorie', 'style', 'sublinea', 'subrubro'],
  price: [
    'precio',
    'preco',
    'price',
    'prix',
    'valor',
    'pvp',
    'precioventa',
    'preciodeventa',
    'preciopublico',
    'preciounitario',
    'saleprice',
    'precodevenda',
    'prixdevente',
    'value',
  ],
  compareAt: [
    'precioantes',
    'antes',
    'precioanterior',
    'compareat',
    'compareatprice',
    'preciodelista',
    'listprice',
    'precoanterior',
    'precode',
    'prixavant',
    'ancienprix',
  ],
  units: [
    'unidades',
    'cantidad',
    'stock',
    'inventario',
    'existencias',
    'existencia',
    'units',
    'quantity',
    'qty',
    'inventory',
    'currentstock',
    'estoque',
    'quantidade',
    'unites',
    'quantite',
    'disponible',
    'disponibles',
    'saldo',
  ],
  sku: ['sku'],
  image: [
    'foto',
    'fotos',
    'imagen',
    'imagenes',
    'image',
    'images',
    'imagem',
    'imagens',
    'photo',
    'photos',
    'picture',
    'imageurl',
    'urlimagen',
    'imagesrc',
    'enlacefoto',
    'linkfoto',
  ],
  brand: ['marca', 'brand', 'marque', 'fabricante', 'vendor'],
  active: ['activo', 'activa', 'active', 'ativo', 'actif', 'publicado', 'published', 'visible', 'publie'],
  featured: ['destacado', 'featured', 'destaque', 'envedette', 'misenavant'],
  ...FACT_NAMES,
}

/** Columns that make a product have variants: the column's name is the option. */
const CHOSEN_BY = [
  'talla',
  'tallas',
  'color',
  'colores',
  'size',
  'colour',
  'tamano',
  'tamanho',
  'cor',
  'taille',
  'couleur',
  'numero',
  'presentacion',
  'sabor',
  'aroma',
  'material',
]

/** Words that do not identify a field. */
const ANY_FIELD =
  'de del al la las el los do da dos du des le les l un una of the producto productos product produto produit articulo articulos artigo article item prenda'.split(
    ' ',
  )

/** Words allowed beside a field's name; any other word may make it another field, such as the purchase price. */
const BESIDE: Readonly<Partial<Record<ImportField, string>>> = {
  reference: 'interno interna numero number',
  name: 'completo comercial',
  summary: 'corta corto curta breve short courte',
  description: 'larga completa detallada long longa',
  category: 'principal nombre name nome nom',
  subcategory: 'nombre name nome nom',
  price:
    'venta vente venda sale publico public unitario unitaire unit final actual normal regular iva incluido con cop usd mxn pesos',
  units: 'actual actuales atual actuel current en in em disponivel available total',
  sku: 'codigo code',
  image: 'principal main principale 1 url enlace link',
  brand: 'nombre name nome nom',
}

/** The words of a title; text in brackets only explains it. */
const wordsOf = (title: string) =>
  title
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Whether every significant word of a title names this field, and there is at least one. */
function isOf(field: ImportField, words: readonly string[]): boolean {
  const beside = BESIDE[field]?.split(' ') ?? []
  const own = words.filter((word) => !ANY_FIELD.includes(word) && !beside.includes(word))
  const called = CALLED[field] ?? []
  return own.length > 0 && own.every((word) => called.includes(word))
}

/**
 * Guesses the fields of a list's columns from their titles; each field is used once. An exact name takes precedence over a
 * title whose words all match.
 */
export function guessedFields(titles: readonly string[]): readonly (ImportField | null)[] {
  const words = titles.map(wordsOf)
  const names = words.map((parts) => parts.join(''))
  const fields = names.map((): ImportField | null => null)
  const all = Object.entries(CALLED) as [ImportField, readonly string[]][]
  for (const [field, called] of all) {
    const found = called.map((name) => names.indexOf(name)).find((at) => at >= 0 && fields[at] === null)
    if (found !== undefined) fields[found] = field
  }
  const isChosen = (at: number) => fields[at] === null && CHOSEN_BY.includes(names[at] ?? '')
  for (const [field] of all) {
    if (fields.includes(field)) continue
    const found = words.findIndex((parts, at) => fields[at] === null && !isChosen(at) && isOf(field, parts))
    if (found >= 0) fields[found] = field
  }
  const chosen = names.flatMap((_, at) => (isChosen(at) ? [at] : []))
  for (const [at, field] of (['option1', 'option2', 'option3'] as const).entries()) {
    const column = chosen[at]
    if (column !== undefined) fields[column] = field
  }
  return fields
}
