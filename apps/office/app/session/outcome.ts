/** What became of a form, as its page shows it. */

/** The form was refused: a sentence, and a message for each invalid field. */
export type Refused = {
  readonly kind: 'refused'
  readonly intent: string
  readonly message: string | null
  readonly fields: Readonly<Record<string, string>>
  /** The typed values, for pages without scripts, which are rendered anew. */
  readonly typed?: Readonly<Record<string, readonly string[]>>
}

type Form = { readonly intent: string }

/** Refuses a form as a whole. */
export const refusedWith = ({ intent }: Form, message: string, fields: Refused['fields'] = {}): Refused => ({
  kind: 'refused',
  intent,
  message,
  fields,
})

/** Refuses invalid fields, each with a message that says how to correct it. */
export const wrongFields = ({ intent }: Form, fields: Refused['fields']): Refused => ({
  kind: 'refused',
  intent,
  message: null,
  fields,
})

/** Like `wrongFields`, with the typed values, which pages without scripts show again. Not for forms with secrets. */
export const wrongTyped = (sent: Form & { values(): Refused['typed'] }, fields: Refused['fields']): Refused => {
  const typed = sent.values()
  return { ...wrongFields(sent, fields), ...(typed && { typed }) }
}

/** The typed value of a field of the form with this intent, before it was refused. */
export const typedIn = (refused: Refused | null, intent: string) => (name: string) =>
  refused?.intent === intent ? refused.typed?.[name]?.[0] : undefined

/** The form needs a fresh proof of identity. */
export type ProofNeeded = {
  readonly kind: 'proofNeeded'
  readonly intent: string
  /** The URL-encoded form, to be sent again with the proof. */
  readonly again: string
  /** The address that codes are sent to. */
  readonly email: string
  /** Whether a code was sent. */
  readonly sent: boolean
  /** On a demo: the code. */
  readonly shownCode: string | null
  readonly refusal: string | null
}

/** The form succeeded. `undo`: the fields of the form that undoes it. */
export type Done = {
  readonly kind: 'done'
  readonly note: string
  readonly undo?: Readonly<Record<string, string>>
}
