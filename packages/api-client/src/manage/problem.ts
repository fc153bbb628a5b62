import * as z from 'zod'
import { ISSUE_CODES } from '../contract/issue-code.ts'

/** Every error of the management API's calls, with its status. Programs rely on these words: none is ever renamed. */
export const PROBLEMS = {
  /** The request cannot be read: its body is not JSON, or its query is wrong. */
  shape: 400,
  /** The key or session is missing, wrong, expired or ended. */
  unauthorized: 401,
  /** The key, or the person's role, lacks the scope named in `needs`. */
  forbidden: 403,
  /** The person's latest proof is older than ten minutes: they must prove again who they are (`stepUp`). */
  freshNeeded: 403,
  /**
   * Many shops were opened from this network, so another one requires a proof of work: a number, such that SHA-256 of
   * `{challenge}.{number}` begins with `bits` zero bits. `current` has both.
   */
  workNeeded: 403,
  /** It does not exist, or your key may not see it. */
  notFound: 404,
  /** The status change is not possible; `allowed` lists the possible ones, `usedBy` what prevents a deletion. */
  state: 409,
  /** The provider of a payment refused the request; `current.provider` names it. */
  providerRefused: 409,
  /** This name is already taken. */
  taken: 409,
  /** The shop's plan is full; `current` has the `limit`, what is `used` and the `most`. Existing ones stay editable. */
  planFull: 409,
  /** A call with this idempotency key is still running. */
  running: 409,
  /** The resource has changed since then; `current` is its present state. */
  revision: 412,
  tooLarge: 413,
  /** The body has another media type than the call accepts. */
  mediaType: 415,
  /** Fields are wrong; `errors` names each. */
  fields: 422,
  /** This idempotency key was used with another request. */
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

/** An error in one field: its path in the body, a word for programs and a sentence for people. */
export const FieldError = z
  .object({
    path: z.string(),
    code: z.enum(ISSUE_CODES),
    message: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'FieldError' })
export type FieldError = z.output<typeof FieldError>

/** Why a call failed (RFC 9457). `detail` and messages are in the language that the caller requests. */
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
