import type { Words } from './index.ts'

export const en: Words = {
  problems: {
    shape: 'The request cannot be read.',
    unauthorized: 'Send a valid key or session as "Authorization: Bearer …".',
    forbidden: 'You are not allowed to do that.',
    freshNeeded: 'Prove again who you are to do this.',
    workNeeded:
      'Several shops were opened from your network today: your browser has to work something out before it opens another one.',
    notFound: 'It was not found.',
    state: 'That is not possible in its current state.',
    providerRefused: 'The payment provider did not accept the refund. Make it in its panel, and write it down here.',
    taken: 'Something else already has this name.',
    planFull: 'The shop’s plan has no room for more. Ask for more in Settings, Plan and limits.',
    running: 'A call with this idempotency key is in progress. Try again in a moment.',
    revision: 'It has changed since you read it. Read it again.',
    tooLarge: 'The body is too large.',
    mediaType: 'The call takes a body of another media type.',
    fields: 'Some fields are wrong.',
    idempotency: 'This idempotency key was already used with another request.',
    revisionMissing: 'Send the revision you read in the If-Match header.',
    idempotencyMissing: 'Send an Idempotency-Key of 16 to 64 characters.',
    tooMany: 'Too many calls. Try again later.',
    internal: 'Something went wrong on our side.',
    unavailable: 'The service is not available right now.',
  },
  planFull: {
    products:
      'The shop has reached the limit of products of its plan ({most}). Ask for more in Settings, Plan and limits; what you have can still be edited.',
    mediaBytes:
      'The shop has reached the limit of photos of its plan ({most} GB). Ask for more in Settings, Plan and limits.',
    people:
      'The shop has reached the limit of people of its plan ({most}, invited ones included). Ask for more in Settings, Plan and limits.',
  },
  fields: {
    missing: 'It is missing.',
    wrongType: 'It is of the wrong type.',
    unknownField: 'There is no field “{field}”.',
    notOneOf: 'It must be one of: {options}.',
    wrongFormat: 'It is not in the right format.',
    notWhole: 'It must be a whole number.',
    tooSmall: 'It must be at least {least}.',
    tooBig: 'It must be at most {most}.',
    tooShort: 'It needs at least {least} characters.',
    tooLong: 'It may have at most {most} characters.',
    tooFew: 'It needs at least {least} entries.',
    tooMany: 'It may have at most {most} entries.',
    tooDeep: 'It is nested too deeply.',
    notAllowed: 'This is not allowed here.',
    taken: 'It is already taken.',
    unknown: 'It does not exist.',
    planFull: 'The shop has reached the limit of products of its plan ({most}).',
  },
}
