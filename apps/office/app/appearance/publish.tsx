import { Form } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { DraftEditor } from './use-draft.ts'

/** The changes that publishing would make, and the buttons to publish or discard the draft. */
export function Publish({ draft, may }: { readonly draft: DraftEditor; readonly may: boolean }) {
  const words = useSection(appearanceWords)
  const { changes, revision } = draft.state
  if (changes.length === 0) return <p className="muted">{words.nothing}</p>
  const isKept = draft.status.kind === 'saved'
  return (
    <>
      <section className="card">
        <h2>{words.publishAsk}</h2>
        <ul className="changes">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {may ? (
          <Form method="post" className="stack">
            <input type="hidden" name="revision" value={revision} />
            <TextField label={words.note} name="note" maxLength={200} autoComplete="off" />
            <Submit intent="publish" wide disabled={!isKept}>
              {isKept ? words.publishNow : words.saving}
            </Submit>
          </Form>
        ) : (
          <p className="muted">{words.mayNot}</p>
        )}
      </section>
      <Confirm title={words.discard} ask={words.discardAsk} intent="discard" disabled={!isKept} fields={{ revision }} />
    </>
  )
}
