import type { ImportField } from '@store/api-client/manage'
import { FACT_FIELDS, FACT_NAMES } from '../facts.ts'

/** What a list calls each field: the header its reader asks for. */
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

/** What merchants call their columns, without accents, spaces and punctuation, the likeliest first. */
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

/** Columns that make one product several: the column's name is what the buyer chooses by. */
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

/** What stands in brackets only explains the name. */
const plain = (title: string) =>
  title
    .replaceAll(/\([^()]*\)/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** What the columns of a list mean, as far as their names say; each field is the meaning of one column. */
export function guessedFields(titles: readonly string[]): readonly (ImportField | null)[] {
  const names = titles.map(plain)
  const fields = names.map((): ImportField | null => null)
  for (const [field, called] of Object.entries(CALLED) as [ImportField, readonly string[]][]) {
    const found = called.map((name) => names.indexOf(name)).find((at) => at >= 0 && fields[at] === null)
    if (found !== undefined) fields[found] = field
  }
  const chosen = names.flatMap((name, at) => (fields[at] === null && CHOSEN_BY.includes(name) ? [at] : []))
  for (const [at, field] of (['option1', 'option2', 'option3'] as const).entries()) {
    const column = chosen[at]
    if (column !== undefined) fields[column] = field
  }
  return fields
}
