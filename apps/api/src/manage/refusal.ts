import {
  type FieldError,
  type IssueCode,
  type ManageProblem,
  PROBLEMS,
  type ProblemCode,
  titleOf,
} from '@store/api-client/manage'
import { GIGABYTE, type Language, type StoppingLimit } from '@store/core'
import { filled, wordsOf } from './words/index.ts'

/** An error in a field of the body, with its path. */
export type WrongField = {
  readonly path: string
  readonly code: IssueCode
  readonly params?: Readonly<Record<string, string | number>>
}

type Facts = {
  /** For `fields`. */
  readonly errors?: readonly WrongField[]
  /** For `state`: the possible states. */
  readonly allowed?: readonly string[]
  /** For `state`: what still uses the resource. */
  readonly usedBy?: string
  /** For `forbidden`: the scope that is needed. */
  readonly needs?: string
  /** For `revision`: the current one. */
  readonly current?: unknown
  /** For `planFull`: the limit that is reached. */
  readonly full?: { readonly limit: StoppingLimit; readonly used: number; readonly most: number }
  /** In seconds. */
  readonly retryAfter?: number
}

/** Thrown by calls of the management API; answered as problem details. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ProblemCode
  readonly facts: Facts

  constructor(code: ProblemCode, facts: Facts = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/** One wrong field. */
export const wrongField = (path: string, code: IssueCode, params?: WrongField['params']): Refusal =>
  new Refusal('fields', { errors: [{ path, code, ...(params && { params }) }] })

/** One wrong parameter of the query. */
export const wrongQuery = (path: string, code: IssueCode): Refusal => new Refusal('shape', { errors: [{ path, code }] })

/** The most errors in one response. */
const MAX_ERRORS = 50

/** The field errors, each with its sentence. */
export const fieldErrorsOf = (errors: readonly WrongField[], language: Language): FieldError[] =>
  errors.slice(0, MAX_ERRORS).map(({ path, code, params }) => ({
    path: path.slice(0, 200),
    code,
    message: filled(wordsOf(language).fields[code], params),
    ...(params && { params: { ...params } }),
  }))

/** The sentence for a full plan: which limit, how much the plan has, and where to get more. */
function fullIn({ limit, most }: NonNullable<Facts['full']>, language: Language): string {
  const figure = limit === 'mediaBytes' ? most / GIGABYTE : most
  return filled(wordsOf(language).planFull[limit], {
    most: figure.toLocaleString(language, { maximumSignificantDigits: 6 }),
  })
}

/** The response to a refusal. */
export function problemOf({ code, facts }: Refusal, language: Language, requestId: string): ManageProblem {
  const { problems } = wordsOf(language)
  const status = PROBLEMS[code]
  const { errors, allowed, usedBy, needs, full, current = full } = facts
  return {
    type: `/problems/${code}`,
    title: titleOf(status),
    status,
    code,
    detail: full ? fullIn(full, language) : problems[code],
    ...(errors && { errors: fieldErrorsOf(errors, language) }),
    ...(allowed && { allowed: [...allowed] }),
    ...(usedBy !== undefined && { usedBy }),
    ...(needs !== undefined && { needs }),
    ...(current !== undefined && { current }),
    requestId,
  }
}
