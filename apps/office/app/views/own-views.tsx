import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import type { View } from '#app/ui/list.tsx'
import { useSection } from '#app/words/use-words.ts'
import { viewWords } from '#app/words/views/index.ts'

type OwnView = { readonly id: number; readonly name: string; readonly query: string; readonly revision: string }
type OwnViewsOf = {
  readonly items: readonly OwnView[]
  readonly current: OwnView | null
  readonly query: string | null
  readonly longestName: number
}

/** The reader's saved views as chips. */
export const ownChips = ({ items, current }: OwnViewsOf): readonly View[] =>
  items.map(({ id, name, query }) => ({ name: `own ${id}`, text: name, query, current: id === current?.id }))

type KeepViewProps = { readonly own: OwnViewsOf; readonly refused: Refused | null }

/** The form that saves the active filters as a view, or renames or deletes the current one. */
export function KeepView({ own: { current, query, longestName }, refused }: KeepViewProps) {
  const words = useSection(viewWords)
  if (current)
    return (
      <Fold
        title={words.mine(current.name)}
        open={refused?.intent === 'renameView'}
        key={`${current.id} ${current.name}`}
      >
        <Form method="post" className="card">
          <input type="hidden" name="id" value={current.id} />
          <input type="hidden" name="revision" value={current.revision} />
          <TextField
            label={words.name}
            name="name"
            defaultValue={current.name}
            maxLength={longestName}
            required
            wrong={wrongIn(refused, 'renameView').name}
          />
          <Submit intent="renameView" kind="plain">
            {words.rename}
          </Submit>
        </Form>
        <Form method="post">
          <input type="hidden" name="id" value={current.id} />
          <input type="hidden" name="revision" value={current.revision} />
          <input type="hidden" name="name" value={current.name} />
          <input type="hidden" name="query" value={current.query} />
          <Submit intent="removeView" kind="danger">
            {words.remove}
          </Submit>
        </Form>
      </Fold>
    )
  if (query === null) return null
  return (
    <Fold title={words.keep} open={refused?.intent === 'keepView'} key={query}>
      <Form method="post" className="card">
        <p className="muted">{words.hint}</p>
        <input type="hidden" name="query" value={query} />
        <TextField
          label={words.name}
          name="name"
          maxLength={longestName}
          required
          autoComplete="off"
          wrong={wrongIn(refused, 'keepView').name}
        />
        <Submit intent="keepView" kind="plain">
          {words.take}
        </Submit>
      </Form>
    </Fold>
  )
}
