/** What became of a form, as its page shows it. */

/** It was refused: a sentence, and one for each wrong field. */
export type Refused = {
  readonly kind: 'refused'
  readonly intent: string
  readonly message: string | null
  readonly fields: Readonly<Record<string, string>>
  /** What was typed, for pages without scripts, which are drawn anew. */
  readonly typed?: Readonly<Record<string, readonly string[]>>
}

type Form = { readonly intent: string }

/** A form that is refused as a whole. */
export const refusedWith = ({ intent }: Form, message: string, fields: Refused['fields'] = {}): Refused => ({
  kind: 'refused',
  intent,
  message,
  fields,
})

/** Fields that cannot be read, each with what to do about it. */
export const wrongFields = ({ intent }: Form, fields: Refused['fields']): Refused => ({
  kind: 'refused',
  intent,
  message: null,
  fields,
})

/** The same, where without scripts what was typed could not be read and is shown again. Only for what may stand in a page: no secrets. */
export const wrongTyped = (sent: Form & { values(): Refused['typed'] }, fields: Refused['fields']): Refused => {
  const typed = sent.values()
  return { ...wrongFields(sent, fields), ...(typed && { typed }) }
}

/** What was typed into the form of this button before it was refused. */
export const typedIn = (refused: Refused | null, intent: string) => (name: string) =>
  refused?.intent === intent ? refused.typed?.[name]?.[0] : undefined

/** It needs a fresh proof of who it is. */
export type ProofNeeded = {
  readonly kind: 'proofNeeded'
  readonly intent: string
  /** The form, to be sent again with the proof. */
  readonly again: string
  /** Where a code goes to. */
  readonly email: string
  /** Whether a code was sent. */
  readonly sent: boolean
  /** On a demo: the code. */
  readonly shownCode: string | null
  readonly refusal: string | null
}

/** It is done. `undo`: the form that takes it back. */
export type Done = {
  readonly kind: 'done'
  readonly note: string
  readonly undo?: Readonly<Record<string, string>>
}
