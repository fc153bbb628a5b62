import type { Fact } from './product.ts'

/** One fact of several products, side by side. */
export type ComparedFact = {
  readonly name: string
  /** In the products' order; null: this product does not have the fact. */
  readonly values: readonly (string | null)[]
  readonly differs: boolean
  /** Indexes of the best values; empty where the fact has no better or worse. */
  readonly best: readonly number[]
}

/**
 * The facts of several products as the rows of a table, in the order in which they were first written. The same name in
 * other capitals or accents is the same fact.
 */
export function compareFacts(products: readonly { readonly facts: readonly Fact[] }[]): readonly ComparedFact[] {
  const names = new Map<string, string>()
  for (const { facts } of products)
    for (const { name } of facts) if (!names.has(folded(name))) names.set(folded(name), name)
  return [...names].map(([key, name]) => {
    const values = products.map(({ facts }) => facts.find((fact) => folded(fact.name) === key)?.value ?? null)
    const direction = betterOf(key)
    return {
      name,
      values,
      differs: new Set(values.map((value) => value && folded(value))).size > 1,
      best: direction ? bestPlaces(measured(values), direction) : [],
    }
  })
}

/** Indexes of the best of these numbers; none if all are equal, or fewer than two are known. */
export function bestPlaces(numbers: readonly (number | null)[], better: 'more' | 'less'): readonly number[] {
  const known = numbers.filter((number) => number !== null)
  if (known.length < 2) return []
  const best = better === 'more' ? Math.max(...known) : Math.min(...known)
  if (known.length === numbers.length && known.every((number) => number === best)) return []
  return numbers.flatMap((number, place) => (number === best ? [place] : []))
}

/** Facts where less is better, by their names in the four languages. Checked before `MORE`: a charging time is a time. */
const LESS =
  /\b(?:pes[oa]|weight|poids|latenc|consum|consomm|ruido|noise|bruit|tiempo de carga|tempo de carga|charging time|temps de charge|grosor|espessura|thickness|epaisseur|tiempo de respuesta|tempo de resposta|response time|temps de reponse)/
const MORE =
  /\b(?:autonom|bater|batter|duraci|duraca|duree|potenc|power|puissance|capac|memor|almacen|armazen|storage|stockage|alcance|range|portee|garant|warrant|brillo|brilho|bright|lumin|flujo|veloc|speed|vitesse|refresc|refresh|puertos|portas|ports|bluetooth|ram\b)/

const betterOf = (name: string): 'more' | 'less' | null => (LESS.test(name) ? 'less' : MORE.test(name) ? 'more' : null)

/** Units that are multiples of another one, so that 1,2 kg can be compared with 900 g. */
const SCALES: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  kg: ['g', 1000],
  mg: ['g', 0.001],
  l: ['ml', 1000],
  cm: ['mm', 10],
  m: ['mm', 1000],
  ah: ['mah', 1000],
  kw: ['w', 1000],
  tb: ['gb', 1024],
  min: ['h', 1 / 60],
  khz: ['hz', 1e3],
  mhz: ['hz', 1e6],
  ghz: ['hz', 1e9],
}

/** The values as numbers of one unit; all null if their units differ. */
function measured(values: readonly (string | null)[]): readonly (number | null)[] {
  const measures = values.map((value) => (value === null ? null : measureOf(value)))
  const units = new Set(measures.flatMap((measure) => (measure ? [measure.unit] : [])))
  return measures.map((measure) => (measure && units.size === 1 ? measure.amount : null))
}

function measureOf(value: string): { readonly amount: number; readonly unit: string } | null {
  const [, digits, word = ''] = /^\D{0,2}(\d[\d.,\u00a0\u202f]*)\s*([^\s\d,;/()]*)/u.exec(value.trim()) ?? []
  if (digits === undefined) return null
  const unit = folded(word)
  const [base, factor] = Object.hasOwn(SCALES, unit) ? (SCALES[unit] ?? [unit, 1]) : ([unit, 1] as const)
  return { amount: numberFrom(digits.replace(/[.,]$/, '')) * factor, unit: base }
}

/** "20.000" and "20,000" are twenty thousand, "5.3" and "5,3" are not. */
function numberFrom(digits: string): number {
  const bare = digits.replace(/[\u00a0\u202f]/g, '')
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(bare)) return Number(bare.replace(/[.,]/g, ''))
  return Number(bare.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
