/**
 * WooCommerce translates the headers of its export into the shop's language. In lower case, by the English name: what
 * Spanish and Portuguese shops write, in the spellings its translations have had.
 */
const TRANSLATIONS: Readonly<Record<string, readonly string[]>> = {
  type: ['tipo'],
  name: ['nombre', 'nome'],
  published: ['publicado'],
  'is featured?': ['¿está destacado?', 'em destaque?', 'em destaque', 'é destaque?'],
  'visibility in catalog': [
    'visibility in catalogue',
    'visibilidad en el catálogo',
    'visibilidade no catálogo',
    'visibilidade do catálogo',
  ],
  'short description': ['descripción corta', 'descrição curta', 'breve descrição'],
  description: ['descripción', 'descrição'],
  'date sale price starts': [
    'día en que empieza el precio rebajado',
    'data de preço promocional começa em',
    'data de início do preço promocional',
  ],
  'date sale price ends': [
    'día en que termina el precio rebajado',
    'data de preço promocional termina em',
    'data de término do preço promocional',
  ],
  'in stock?': ['¿en inventario?', '¿existencias?', '¿hay existencias?', 'em estoque?', 'em estoque', 'em stock?'],
  stock: ['inventario', 'estoque'],
  'backorders allowed?': [
    '¿permitir reservas de productos agotados?',
    '¿permitir reservas?',
    'são permitidas encomendas?',
    'encomendas permitidas?',
  ],
  tags: ['etiquetas'],
  'sold individually?': ['¿vendido individualmente?', 'vendido individualmente?', 'vendido individualmente'],
  'sale price': ['precio rebajado', 'precio de oferta', 'preço promocional'],
  'regular price': ['precio normal', 'precio regular', 'preço', 'preço normal', 'preço de venda'],
  categories: ['categorías', 'categorias'],
  images: ['imágenes', 'imagens'],
  parent: ['superior', 'principal', 'ascendente', 'pai'],
  'external url': ['url externa', 'url externo'],
  brands: ['marcas'],
}

const ENGLISH = new Map(
  Object.entries(TRANSLATIONS).flatMap(([english, others]) => others.map((other) => [other, english] as const)),
)

/** With a number or a unit in them: "Nombre del atributo 1", "Peso (kg)". */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:nombre del atributo|nome do atributo) (\d+)$/, 'attribute $1 name'],
  [/^(?:valor\(es\) del atributo|valor\(es\) do atributo|valores do atributo) (\d+)$/, 'attribute $1 value(s)'],
  [/^peso \((\w+)\)$/, 'weight ($1)'],
  [/^(?:longitud|comprimento) \((\w+)\)$/, 'length ($1)'],
  [/^(?:anchura|ancho|largura) \((\w+)\)$/, 'width ($1)'],
  [/^altura \((\w+)\)$/, 'height ($1)'],
]

/** The English name of a header in lower case. */
export function englishHeader(header: string): string {
  const known = ENGLISH.get(header)
  if (known) return known
  const [pattern, english] = PATTERNS.find(([candidate]) => candidate.test(header)) ?? []
  return pattern && english ? header.replace(pattern, english) : header
}
