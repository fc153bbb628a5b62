import * as z from 'zod'

export const MANIFEST = 'manifest.json'

const common = {
  format: z.literal(1),
  /** The time of the database's state in it. */
  at: z.iso.datetime(),
  /** When the newest migration of its tables was written. */
  schema: z.number(),
  shops: z.number(),
  /** Where its pictures are, if they are not in it. */
  bucket: z.string().nullable().default(null),
  /** The hash of the file with the checksums of all others. */
  sums: z.string().regex(/^[0-9a-f]{64}$/),
  postgres: z.number(),
}

/** The manifest of a backup. */
export const Manifest = z.discriminatedUnion('kind', [
  /** The files of an embedded PostgreSQL. */
  z.object({
    ...common,
    kind: z.literal('cluster'),
    /** Files of a database only work on one kind of machine. */
    platform: z.string(),
    identifier: z.string().regex(/^\d{1,20}$/),
    password: z.string(),
  }),
  /** A dump of another PostgreSQL. */
  z.object({
    ...common,
    kind: z.literal('dump'),
    /** Functions whose owner must be the worker's role: a dump without owners does not contain that. */
    functions: z.array(z.string().regex(/^feria_\w+\([\w\s,[\]]*\)$/)),
  }),
])

export type Manifest = z.output<typeof Manifest>

/** The manifest before its last file is written. */
export type Facts = Without<'format' | 'sums'>
export type DatabaseFacts = Without<'format' | 'sums' | 'bucket'>

type Without<Field extends string> = Manifest extends infer One
  ? One extends Manifest
    ? Omit<One, Field>
    : never
  : never
