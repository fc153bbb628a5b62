import type { SubmissionResult } from '@conform-to/react'

/** What a form's action answers: Conform's own reply, with errors as word keys so that every language can say them. */
export type FormReply = SubmissionResult<string[]>
