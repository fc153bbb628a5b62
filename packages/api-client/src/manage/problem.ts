import * as z from 'zod'
import { ISSUE_CODES } from '../contract/issue-code.ts'

/**
 * Every way a call of the management API can fail, with its status. Programs rely on these words: none is ever renamed.
 */
export const PROBLEMS = {
  /** The request cannot be read: no JSON, or its query is wrong. */
  shape: 400,
  /** No key, or one that is wrong, ended or deleted. */
  unauthorized: 401,
  /** The key lacks the scope that `needs` names. */
  forbidden: 403,
  /** There is no such thing, or it is not yours to see. */
  notFound: 404,
  /** It cannot go there from where it is; `allowed` names where it can, `usedBy` what holds it there. */
  state: 409,
  /** Something else has this name already. */
  taken: 409,
  /** A call with this idempotency key is under way. */
  running: 409,
  /** It has changed since; `current` is what it is now. */
  revision: 412,
  tooLarge: 413,
  /** The body is of another media type than the call takes. */
  mediaType: 415,
  /** Fields are wrong; `errors` names each. */
  fields: 422,
  /** This idempotency key came with another request. */
  idempotency: 422,
  /** `If-Match` is missing. */
  revisionMissing: 428,
  /** `Idempotency-Key` is missing. */
  idempotencyMissing: 428,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ProblemCode = keyof typeof PROBLEMS

const codes = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]

/** What is wrong with one field: its path in the body, a word for programs and a sentence for people. */
export const FieldError = z
  .object({
    path: z.string(),
    code: z.enum(ISSUE_CODES),
    message: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'FieldError' })
export type FieldError = z.output<typeof FieldError>

/** Why a call failed (RFC 9457). `detail` and messages are in the language that the caller asks for. */
export const ManageProblem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(codes),
    detail: z.string(),
    errors: z.array(FieldError).optional(),
    allowed: z.array(z.string()).optional(),
    usedBy: z.string().optional(),
    needs: z.string().optional(),
    current: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ManageProblem' })
export type ManageProblem = z.output<typeof ManageProblem>
