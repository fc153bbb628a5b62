import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { mailWords } from '#app/words/mails/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { MailNoteField } from './mail-note-field.tsx'
import type { readMailNotes } from './mail-notes.server.ts'

type MailNoteFormProps = Awaited<ReturnType<typeof readMailNotes>> & { readonly refused: Refused | null }

/** The shop's lines in mails to buyers, one field for each mail. */
export function MailNoteForm({ mails, shop, revision, refused }: MailNoteFormProps) {
  const words = useSection(mailWords)
  const wrong = wrongIn(refused, 'saveMails')
  return (
    <Form method="post" className="stack">
      <p className="muted small">{words.from}</p>
      <input type="hidden" name="revision" value={revision} />
      {mails.map(({ step, ...mail }) => (
        <MailNoteField
          key={`${step} ${mail.note}`}
          step={step}
          {...mail}
          shop={shop}
          wrong={wrong[step]}
          typed={refused?.typed?.[step]?.[0]}
        />
      ))}
      <SaveBar intent="saveMails" perQuery />
    </Form>
  )
}
