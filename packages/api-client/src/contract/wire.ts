import type { Amount, SafeHtml } from '@store/core'
import * as z from 'zod'

/**
 * Field codecs: each turns one odd kind of wire value into a plain one, and back.
 * Reading is forgiving (0, 1, true, "1", numeric strings, null, an absent key); writing has one form.
 */
type Field<Value> = z.ZodCodec<z.ZodOptional<z.ZodUnknown>, z.ZodType<Value, Value>>

/** What the document says of a field: the one form that is written. */
type JsonForm = { readonly type: string | readonly string[]; readonly [keyword: string]: unknown }

/**
 * @param read the value, or `undefined` for what makes no sense and becomes an issue
 */
export function field<Value>(
  value: z.ZodType<Value, Value>,
  form: JsonForm,
  read: (wire: unknown) => Value | undefined,
  write: (value: Value) => unknown,
): Field<Value> {
  return z.codec(z.unknown().optional().meta(form), value, {
    decode: (wire, context) => {
      const read_ = read(wire)
      if (read_ !== undefined) return read_
      context.issues.push({ code: 'custom', input: wire, message: `expected ${[form.type].flat().join(' or ')}` })
      return z.NEVER
    },
    encode: write,
  })
}

const asFlag = (wire: unknown): boolean | undefined => {
  if (typeof wire === 'boolean') return wire
  if (typeof wire === 'string' && /^(true|false)$/i.test(wire)) return wire.length === 4
  const number = asNumber(wire)
  return number === undefined ? undefined : number !== 0
}

const asNumber = (wire: unknown): number | undefined => {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : undefined
  if (typeof wire !== 'string' || wire.trim() === '') return undefined
  const number = Number(wire)
  return Number.isFinite(number) ? number : undefined
}

const asText = (wire: unknown): string | undefined =>
  typeof wire === 'string' ? wire : typeof wire === 'number' ? String(wire) : undefined

const isBlank = (wire: unknown): boolean =>
  wire === null || wire === undefined || (typeof wire === 'string' && wire.trim() === '')

const toAmount = (major: number | undefined): Amount | undefined =>
  major === undefined ? undefined : Math.round(major * 100) || 0
const toMajor = (amount: Amount): number => amount / 100

const flagForm: JsonForm = { type: 'integer', enum: [0, 1] }
/** 0/1 on the wire. What is not said means no. */
export const flag = field<boolean>(z.boolean(), flagForm, (w) => (isBlank(w) ? false : asFlag(w)), Number)
/** A 1, or nothing at all. */
export const flagIfOn = field<boolean>(
  z.boolean(),
  { type: 'integer', enum: [1] },
  (w) => (isBlank(w) ? false : asFlag(w)),
  (v) => (v ? 1 : undefined),
)
/** 0/1 on the wire. What is not said means yes. */
export const flagOn = field<boolean>(z.boolean(), flagForm, (w) => (isBlank(w) ? true : asFlag(w)), Number)
/** "1" in a string, or null. */
export const flagText = field<boolean>(
  z.boolean(),
  { type: ['string', 'null'], enum: ['1', null] },
  (w) => (isBlank(w) ? false : asFlag(w)),
  (v) => (v ? '1' : null),
)
/** A real boolean on the wire. What is not said means yes. */
export const yes = field<boolean>(
  z.boolean(),
  { type: 'boolean' },
  (w) => (isBlank(w) ? true : asFlag(w)),
  (v) => v,
)

/** A number that has to be there: an id. */
export const number = field<number>(z.number(), { type: 'number' }, asNumber, (v) => v)
export const numberOrZero = field<number>(
  z.number(),
  { type: 'number' },
  (w) => (isBlank(w) ? 0 : asNumber(w)),
  (v) => v,
)
export const numberOrNull = field<number | null>(
  z.number().nullable(),
  { type: ['number', 'null'] },
  (w) => (isBlank(w) ? null : asNumber(w)),
  (v) => v,
)

/** A number that is left out when there is none: in queries, and in objects that other services share. */
export const numberIfAny = field<number | null>(
  z.number().nullable(),
  { type: 'number' },
  (w) => (isBlank(w) ? null : asNumber(w)),
  (v) => v ?? undefined,
)

/** Ids kept as bigint travel as strings. */
export const idText = field<string>(z.string(), { type: 'string' }, asText, (v) => v)
export const text = field<string>(
  z.string(),
  { type: 'string' },
  (w) => (isBlank(w) ? '' : asText(w)),
  (v) => v,
)
/** Blank text is no text. */
export const textOrNull = field<string | null>(
  z.string().nullable(),
  { type: ['string', 'null'] },
  (w) => (isBlank(w) ? null : asText(w)),
  (v) => v,
)
/** Text that is left out when there is none. */
export const textIfAny = field<string | null>(
  z.string().nullable(),
  { type: 'string' },
  (w) => (isBlank(w) ? null : asText(w)),
  (v) => v ?? undefined,
)
/**
 * Merchants' HTML. Our services sanitise it before they store it; whoever points this client at others has to do so
 * before it is shown.
 */
export const html = field<SafeHtml | null>(
  z.custom<SafeHtml | null>(),
  { type: ['string', 'null'], contentMediaType: 'text/html' },
  (w) => (isBlank(w) ? null : (asText(w) as SafeHtml | undefined)),
  (v) => v,
)

/** Major units with a point on the wire, hundredths here. */
export const amount = field<Amount>(z.int(), { type: 'number' }, (w) => toAmount(asNumber(w)), toMajor)
export const amountOrNull = field<Amount | null>(
  z.int().nullable(),
  { type: ['number', 'null'] },
  (w) => (isBlank(w) ? null : toAmount(asNumber(w))),
  (v) => (v === null ? null : toMajor(v)),
)
/** An amount that is left out when there is none. */
export const amountIfAny = field<Amount | null>(
  z.int().nullable(),
  { type: 'number' },
  (w) => (isBlank(w) ? null : toAmount(asNumber(w))),
  (v) => (v === null ? undefined : toMajor(v)),
)
export const amountOrZero = field<Amount>(
  z.int(),
  { type: 'number' },
  (w) => (isBlank(w) ? 0 : toAmount(asNumber(w))),
  toMajor,
)

/** An amount in our own, exact messages: a number and nothing else. */
export const exactAmount = z.codec(z.number(), z.int(), {
  decode: (major) => Math.round(major * 100) || 0,
  encode: toMajor,
})

/**
 * A code on the wire, a word here.
 *
 * @param table the code that is written for every word
 * @param others the word for every other code, null and absence; without it they are refused
 * @param aliases codes that are only read
 */
export function codes<const Word extends string>(
  table: Readonly<Record<Word, number | string>>,
  others?: NoInfer<Word>,
  aliases: Readonly<Record<string, NoInfer<Word>>> = {},
): Field<Word> {
  const words = new Map<string, Word>(Object.entries(aliases))
  for (const word of Object.keys(table) as Word[]) words.set(String(table[word]), word)
  const values = Object.values<number | string>(table)
  const form = { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values }
  const word = z.custom<Word>((value) => typeof value === 'string' && Object.hasOwn(table, value))
  return field<Word>(
    word,
    form,
    (w) => words.get(String(typeof w === 'boolean' ? Number(w) : w)) ?? others,
    (v) => table[v],
  )
}

/** 1 is new, what nobody says is new. */
export const condition = codes({ used: 0, new: 1 }, 'new')

/**
 * JSON inside a string. Blank, already parsed and unreadable values are met in the wild: blank and unreadable ones
 * count as `empty`; what can be parsed is checked like everything else, under its own path.
 */
export function jsonString<S extends z.ZodType>(schema: S, empty: z.input<S>) {
  return z.codec(z.unknown().optional().meta({ type: 'string', contentMediaType: 'application/json' }), schema, {
    decode: (wire) => {
      const value = typeof wire === 'string' ? parsed(wire) : wire
      return (typeof value === 'object' && value !== null ? value : empty) as z.input<S>
    },
    encode: (value) => JSON.stringify(value),
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Null, absent and present: null stands for both of the first. */
export function orNull<S extends z.ZodType>(schema: S) {
  return z.codec(schema.nullish(), z.custom<z.output<S> | null>(), {
    decode: (wire): z.output<S> | null => wire ?? null,
    encode: (value) => value as z.output<S> | null,
  })
}

/** A list; null and absence are an empty one. */
export function list<S extends z.ZodType>(schema: S) {
  return z.codec(z.array(schema).nullish(), z.custom<readonly z.output<S>[]>(), {
    decode: (wire): readonly z.output<S>[] => wire ?? [],
    encode: (value) => [...value],
  })
}

/** Names and shape: from one noun's wire form, its fields already plain, to the domain, and back. */
export function translate<Wire extends z.ZodType, Domain>(
  wire: Wire,
  maps: {
    readonly fromWire: (wire: z.output<Wire>) => Domain
    readonly toWire: (domain: Domain) => z.output<Wire>
  },
) {
  return z.codec(wire, z.custom<Domain>(), { decode: maps.fromWire, encode: maps.toWire })
}
