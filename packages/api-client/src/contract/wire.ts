import * as z from 'zod'

/**
 * The building blocks of the contract. All of them are two-way codecs; other schemas must not be used in it. (`transform`
 * cannot be encoded, `default` works one way, `z.coerce` accepts everything.)
 */

/** A field's form in the OpenAPI document: the one form that is written. */
type JsonForm = {
  readonly type: string | readonly string[]
  readonly enum?: readonly unknown[]
  /** The key is left out if there is no value. */
  readonly leftOut?: true
  readonly [keyword: string]: unknown
}

/**
 * A field whose type differs between wire and domain. Reading is tolerant; writing has one form.
 *
 * @param read the value for anything on the wire, also if the key is missing; `undefined` if it is invalid
 */
export function field<Value>(
  value: z.ZodType<Value, Value>,
  form: JsonForm,
  read: (wire: unknown) => Value | undefined,
  write: (value: Value) => unknown,
): z.ZodType<Value> {
  const message = form.enum ? `expected one of ${form.enum.join(', ')}` : `expected ${[form.type].flat().join(' or ')}`
  return z.codec(z.unknown().optional().meta(form), value, {
    decode: (wire, context) => {
      const found = read(wire)
      if (found !== undefined) return found
      context.issues.push({
        code: 'custom',
        input: wire,
        message,
        params: { code: form.enum ? 'notOneOf' : 'wrongType' },
      })
      return z.NEVER
    },
    encode: write,
  })
}

/**
 * A code on the wire, a word in the domain.
 *
 * @param table the code that is written for each word
 * @param others the word for all other codes, null and a missing key; without it they are refused
 * @param aliases codes that are only read
 */
export function codes<const Word extends string>(
  table: Readonly<Record<Word, number | string>>,
  others?: NoInfer<Word>,
  aliases: Readonly<Record<string, NoInfer<Word>>> = {},
): z.ZodType<Word> {
  const words = wordsOf(table, aliases)
  return field<Word>(
    z.custom<Word>((word) => typeof word === 'string' && Object.hasOwn(table, word)),
    formOf(table),
    (wire) => words.get(codeIn(wire)) ?? others,
    (word) => table[word],
  )
}

/** The same, but null for all other codes; null is written by leaving the key out. */
export function codesIfAny<const Word extends string>(
  table: Readonly<Record<Word, number | string>>,
): z.ZodType<Word | null> {
  const words = wordsOf(table, {})
  return field<Word | null>(
    z.custom<Word | null>((word) => word === null || (typeof word === 'string' && Object.hasOwn(table, word))),
    { ...formOf(table), leftOut: true },
    (wire) => words.get(codeIn(wire)) ?? null,
    (word) => (word === null ? undefined : table[word]),
  )
}

/** Objects and lists are not codes, and some cannot be converted to text. */
const codeIn = (wire: unknown): string =>
  typeof wire === 'object' ? '' : String(typeof wire === 'boolean' ? Number(wire) : wire)

function wordsOf<Word extends string>(
  table: Readonly<Record<Word, number | string>>,
  aliases: Readonly<Record<string, Word>>,
): ReadonlyMap<string, Word> {
  const words = new Map(Object.entries(aliases))
  for (const word of Object.keys(table) as Word[]) words.set(String(table[word]), word)
  return words
}

function formOf(table: Readonly<Record<string, number | string>>): JsonForm {
  const written = Object.values(table)
  const description = Object.entries(table)
    .map(([word, code]) => `${code}: ${word.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}`)
    .join(', ')
  return { type: typeof written[0] === 'number' ? 'integer' : 'string', enum: written, description }
}

/**
 * JSON inside a string. Real services also send blank, unreadable and already parsed values: the first two become
 * `empty`; a readable value is checked like everything else, under its own path.
 */
export function jsonString<S extends z.ZodType>(schema: S, empty: object): z.ZodType<z.output<S>> {
  return z.codec(z.unknown().optional().meta({ type: 'string', contentMediaType: 'application/json' }), schema, {
    decode: (wire) => {
      const value = typeof wire === 'string' ? parsed(wire) : wire
      const readable = typeof value === 'object' && value !== null && Array.isArray(value) === Array.isArray(empty)
      return (readable ? value : empty) as z.input<S>
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

/** A value or null; a missing key is null too. */
export function orNull<S extends z.ZodType>(schema: S): z.ZodType<z.output<S> | null> {
  return z.codec(schema.nullish(), z.custom<z.output<S> | null>(), {
    decode: (wire): z.output<S> | null => wire ?? null,
    encode: (value) => value as z.output<S> | null,
  })
}

/** In the OpenAPI document: a list is written even if it is empty. */
const NEVER_NULL = { neverNull: true }

/** A list; null and a missing key become an empty one. */
export function list<S extends z.ZodType>(schema: S): z.ZodType<readonly z.output<S>[]> {
  const wire = z.array(schema).nullable().meta(NEVER_NULL).optional()
  return z.codec(wire, z.custom<readonly z.output<S>[]>(), {
    decode: (sent): readonly z.output<S>[] => sent ?? [],
    encode: (value) => [...value],
  })
}

/** Changes names and structure only: from a wire object whose fields are already decoded to the domain, and back. */
export function translate<Wire extends z.ZodType, Domain>(
  wire: Wire,
  maps: {
    readonly fromWire: (wire: z.output<Wire>) => Domain
    readonly toWire: (domain: Domain) => z.output<Wire>
  },
): z.ZodType<Domain> {
  return z.codec(wire, z.custom<Domain>(), { decode: maps.fromWire, encode: maps.toWire })
}
