import type * as z from 'zod'

/** Every kind of validation error. Programs rely on these words: none is ever renamed. */
export const ISSUE_CODES = [
  'missing',
  'wrongType',
  'unknownField',
  'notOneOf',
  'wrongFormat',
  'notWhole',
  'tooSmall',
  'tooBig',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'tooDeep',
  'notAllowed',
  'taken',
  'unknown',
  'planFull',
] as const
export type IssueCode = (typeof ISSUE_CODES)[number]

type Coded = { readonly code: IssueCode; readonly params?: Readonly<Record<string, string | number>> }

/** The word for an issue of a schema. A word that a refinement sets in `params.code` has priority. */
export function codeOf(issue: z.core.$ZodIssue): Coded {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return { code: 'missing' }
      return issue.expected === 'int'
        ? { code: 'notWhole' }
        : { code: 'wrongType', params: { expected: issue.expected } }
    case 'too_small':
      return { code: SMALL[issue.origin] ?? 'tooSmall', params: { least: Number(issue.minimum) } }
    case 'too_big':
      return { code: BIG[issue.origin] ?? 'tooBig', params: { most: Number(issue.maximum) } }
    case 'unrecognized_keys':
      return { code: 'unknownField', params: { field: String(issue.keys[0]).slice(0, 60) } }
    case 'invalid_value':
      return { code: 'notOneOf', params: { options: issue.values.map(String).join(', ').slice(0, 400) } }
    case 'invalid_union':
      return { code: 'notOneOf' }
    case 'custom': {
      const { code, ...params } = (issue.params ?? {}) as { readonly code?: unknown } & Record<string, string | number>
      const known = ISSUE_CODES.find((word) => word === code)
      return known ? { code: known, ...(Object.keys(params).length > 0 && { params }) } : { code: 'notAllowed' }
    }
    default:
      return { code: 'wrongFormat' }
  }
}

const SMALL: Readonly<Record<string, IssueCode>> = { string: 'tooShort', array: 'tooFew', set: 'tooFew' }
const BIG: Readonly<Record<string, IssueCode>> = { string: 'tooLong', array: 'tooMany', set: 'tooMany' }
