import {
  type FieldError,
  type IssueCode,
  type ManageProblem,
  PROBLEMS,
  type ProblemCode,
  titleOf,
} from '@store/api-client/manage'
import type { Language } from '@store/core'
import { filled, wordsOf } from './words/index.ts'

/** What is wrong with a field of the body: where, and what. */
export type WrongField = {
  readonly path: string
  readonly code: IssueCode
  readonly params?: Readonly<Record<string, string | number>>
}

type Facts = {
  /** Of `fields`. */
  readonly errors?: readonly WrongField[]
  /** Of `state`: where it can go instead. */
  readonly allowed?: readonly string[]
  /** Of `state`: what still uses it. */
  readonly usedBy?: string
  /** Of `forbidden`: the scope it takes. */
  readonly needs?: string
  /** Of `revision`: what it is now. */
  readonly current?: unknown
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

/** Errors told of one request. */
const MAX_ERRORS = 50

/** What is wrong with fields, each with its sentence. */
export const fieldErrorsOf = (errors: readonly WrongField[], language: Language): FieldError[] =>
  errors.slice(0, MAX_ERRORS).map(({ path, code, params }) => ({
    path: path.slice(0, 200),
    code,
    message: filled(wordsOf(language).fields[code], params),
    ...(params && { params: { ...params } }),
  }))

/** A refusal as it goes out. */
export function problemOf({ code, facts }: Refusal, language: Language, requestId: string): ManageProblem {
  const { problems } = wordsOf(language)
  const status = PROBLEMS[code]
  const { errors, allowed, usedBy, needs, current } = facts
  return {
    type: `/problems/${code}`,
    title: titleOf(status),
    status,
    code,
    detail: problems[code],
    ...(errors && { errors: fieldErrorsOf(errors, language) }),
    ...(allowed && { allowed: [...allowed] }),
    ...(usedBy !== undefined && { usedBy }),
    ...(needs !== undefined && { needs }),
    ...(current !== undefined && { current }),
    requestId,
  }
}
