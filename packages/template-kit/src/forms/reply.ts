import type { SubmissionResult } from '@conform-to/react'

/** The reply to a submitted form: Conform's, with errors as word keys, which are translated when they are shown. */
export type FormReply = SubmissionResult<string[]>
