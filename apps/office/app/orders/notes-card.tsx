import { Form } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

/** The team's notes; `mayWrite`: with the form to add one. */
export function NotesCard({ notes, mayWrite }: { readonly notes: ShownOrder['notes']; readonly mayWrite: boolean }) {
  const words = useSection(orderWords)
  if (notes.length === 0 && !mayWrite) return null
  return (
    <section className="card">
      <h2>{words.notes}</h2>
      <p className="muted">{words.notesHint}</p>
      {notes.length > 0 && (
        <ul className="order-notes">
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <p className="muted small">
                {note.who} · {note.at}
              </p>
              {mayWrite && (
                <Form method="post">
                  <input type="hidden" name="note" value={note.id} />
                  <input type="hidden" name="revision" value={note.revision} />
                  <Submit intent="removeNote" kind="quiet" aria-label={words.noteRemove(note.text)}>
                    ×
                  </Submit>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Form method="post" className="find" key={notes.length}>
          <TextField label={words.noteLabel} name="text" maxLength={1000} required autoComplete="off" />
          <Submit intent="addNote" kind="plain">
            {words.noteAdd}
          </Submit>
        </Form>
      )}
    </section>
  )
}
