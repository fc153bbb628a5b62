import type { Report } from '@store/sandbox'
import fc from 'fast-check'

/** Values that a forger would like to send. */
const WISHES = [
  ...['APPROVED', 'approved', 'paid', 'OK', 'Aceptada', 'VOIDED', 'TRUE', 'FALSE', 'live', 'prod', 'COP', 'USD'],
  ...['1', '2', '0', '-1', '', 'null', '__proto__'],
]

type Text = { readonly body: string; readonly headers: Readonly<Record<string, string>>; readonly url: string }

/**
 * A report with one change: in a value of its body, a header, its address, or a few of its characters. `references`: of other
 * orders, to which a forger would redirect it.
 */
export function mutated(report: Report, references: readonly string[]): fc.Arbitrary<Report> {
  const text: Text = {
    body: String(report.init.body ?? ''),
    headers: Object.fromEntries(new Headers(report.init.headers)),
    url: report.url,
  }
  const wish = fc.oneof(fc.constantFrom(...WISHES, ...references), fc.string(), fc.integer().map(String))
  const mutations = [bodyValue(text, wish), signs(text), headerValue(text, wish), queryValue(text, wish)]
  return fc.oneof(...mutations).map(({ body, headers, url }) => ({
    url,
    init: { method: report.init.method ?? 'POST', headers, ...(report.init.method !== 'GET' && { body }) },
  }))
}

/** The report once for each value of its body, each replaced by this one. */
export function spoilt(report: Report, value: string): readonly Report[] {
  const body = String(report.init.body ?? '')
  const json = jsonIn(body)
  const bodies =
    json === null
      ? [...new URLSearchParams(body).keys()].map((name) => {
          const form = new URLSearchParams(body)
          form.set(name, value)
          return String(form)
        })
      : leavesOf(json).map((path) => JSON.stringify(withLeaf(json, path, value)))
  return bodies.map((changed) => ({ ...report, init: { ...report.init, body: changed } }))
}

function bodyValue(text: Text, wish: fc.Arbitrary<string>): fc.Arbitrary<Text> {
  const json = jsonIn(text.body)
  if (json === null) {
    const names = [...new URLSearchParams(text.body).keys()]
    return fc.tuple(fc.constantFrom(...(names.length > 0 ? names : ['none'])), wish).map(([name, value]) => {
      const form = new URLSearchParams(text.body)
      form.set(name, value)
      return { ...text, body: String(form) }
    })
  }
  const leaf = fc.constantFrom(...leavesOf(json))
  const value = fc.oneof(wish, fc.integer(), fc.constantFrom<unknown>(null, true, [], {}), fc.constant(undefined))
  return fc
    .tuple(leaf, value)
    .map(([path, changed]) => ({ ...text, body: JSON.stringify(withLeaf(json, path, changed)) }))
}

/** Removes, doubles or changes a few characters. */
const signs = (text: Text): fc.Arbitrary<Text> =>
  fc
    .tuple(fc.nat({ max: Math.max(0, text.body.length - 1) }), fc.nat({ max: 3 }), fc.string({ maxLength: 3 }))
    .map(([at, lost, more]) => ({ ...text, body: text.body.slice(0, at) + more + text.body.slice(at + lost) }))

const headerValue = (text: Text, wish: fc.Arbitrary<string>): fc.Arbitrary<Text> =>
  fc
    .tuple(fc.constantFrom('authorization', ...Object.keys(text.headers)), wish)
    .filter(([, value]) => /^[\x20-\x7e]*$/.test(value))
    .map(([name, value]) => ({ ...text, headers: { ...text.headers, [name]: value } }))

const queryValue = (text: Text, wish: fc.Arbitrary<string>): fc.Arbitrary<Text> => {
  const names = [...new URL(text.url).searchParams.keys(), 'id', 'data.id', 'status', 'reference']
  return fc.tuple(fc.constantFrom(...names), wish).map(([name, value]) => {
    const url = new URL(text.url)
    url.searchParams.set(name, value)
    return { ...text, url: url.href }
  })
}

function jsonIn(body: string): object | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

type Path = readonly string[]
const leavesOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [path]

function withLeaf(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf
  if (Array.isArray(value)) return value.map((inner, at) => (String(at) === key ? withLeaf(inner, rest, leaf) : inner))
  const record = value as Readonly<Record<string, unknown>>
  return { ...record, [key]: withLeaf(record[key], rest, leaf) }
}
