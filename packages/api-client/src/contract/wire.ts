import * as z from 'zod'

/**
 * The machinery of the contract: everything here is a two-way codec, and nothing else may be used in it.
 * (`transform` cannot be encoded, `default` works one way, `z.coerce` lets everything through.)
 */

/** What the document says of a field: the one form that is written. */
type JsonForm = {
  readonly type: string | readonly string[]
  readonly enum?: readonly unknown[]
  /** The key is left out when there is nothing to say. */
  readonly leftOut?: true
  readonly [keyword: string]: unknown
}

/**
 * A field whose kind differs between wire and domain. Reading is forgiving, writing has one form.
 *
 * @param read the value of whatever the wire holds, absence included; `undefined` for what makes no sense
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
): z.ZodType<Word> {
  const words = wordsOf(table, aliases)
  return field<Word>(
    z.custom<Word>((word) => typeof word === 'string' && Object.hasOwn(table, word)),
    formOf(table),
    (wire) => words.get(codeIn(wire)) ?? others,
    (word) => table[word],
  )
}

/** The same, but null for every other code; null is written by leaving the key out. */
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

/** Objects and lists are no codes, and may not even have a text. */
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
 * JSON inside a string. Blank, unreadable and already parsed values are met in the wild: the first two count as
 * `empty`; what can be read is checked like everything else, under its own path.
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

/** Present or null; absence is null too. */
export function orNull<S extends z.ZodType>(schema: S): z.ZodType<z.output<S> | null> {
  return z.codec(schema.nullish(), z.custom<z.output<S> | null>(), {
    decode: (wire): z.output<S> | null => wire ?? null,
    encode: (value) => value as z.output<S> | null,
  })
}

/** What the document says of a list: it is written even when it is empty. */
const NEVER_NULL = { neverNull: true }

/** A list; null and absence are an empty one. */
export function list<S extends z.ZodType>(schema: S): z.ZodType<readonly z.output<S>[]> {
  const wire = z.array(schema).nullable().meta(NEVER_NULL).optional()
  return z.codec(wire, z.custom<readonly z.output<S>[]>(), {
    decode: (sent): readonly z.output<S>[] => sent ?? [],
    encode: (value) => [...value],
  })
}

/** Names and shape only: from a wire object whose fields are plain already to the domain, and back. */
export function translate<Wire extends z.ZodType, Domain>(
  wire: Wire,
  maps: {
    readonly fromWire: (wire: z.output<Wire>) => Domain
    readonly toWire: (domain: Domain) => z.output<Wire>
  },
): z.ZodType<Domain> {
  return z.codec(wire, z.custom<Domain>(), { decode: maps.fromWire, encode: maps.toWire })
}
