import { Form } from '@remix-run/react'
import { useState } from 'react'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { SelectField, Switch, TextField } from '#app/ui/fields.tsx'
import { chatFormWords } from '#app/words/chat-form/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import type { ChatField } from './chat-fields.ts'
import type { readChatForm } from './chat-form.server.ts'

type ChatFieldFormProps = {
  /** Null: a new question. */
  readonly field: ChatField | null
  readonly allowed: Awaited<ReturnType<typeof readChatForm>>['allowed']
  readonly revision: string
  readonly refused: Refused | null
}

/** The form of a question to those who order by chat. */
export function ChatFieldForm({ field, allowed, revision, refused }: ChatFieldFormProps) {
  const words = useSection(chatFormWords)
  const { app } = useWords()
  const intent = field ? `edit ${field.key}` : 'add'
  const wrong = wrongIn(refused, intent)
  const typed = typedIn(refused, intent)
  const wasTyped = typed('revision') !== undefined
  const typeOf = (name: string | undefined) => allowed.types.find((each) => each === name) ?? 'text'
  const [type, setType] = useState(typeOf(typed('type') ?? field?.type))
  return (
    <Form method="post" className="stack" preventScrollReset aria-label={field ? undefined : words.addTitle}>
      <input type="hidden" name="revision" value={revision} />
      <TextField
        label={words.label}
        hint={words.labelHint}
        name="label"
        required
        maxLength={allowed.label}
        defaultValue={typed('label') ?? field?.label}
        autoComplete="off"
        wrong={wrong.label}
      />
      <SelectField
        label={words.type}
        hint={words.typeHints[type]}
        name="type"
        defaultValue={type}
        onChange={(event) => setType(typeOf(event.currentTarget.value))}
      >
        {allowed.types.map((each) => (
          <option key={each} value={each}>
            {words.types[each]}
          </option>
        ))}
      </SelectField>
      <Switch
        label={words.required}
        hint={words.requiredHint}
        name="required"
        defaultChecked={wasTyped ? typed('required') === 'on' : field?.required}
      />
      <TextField
        label={words.value}
        hint={words.valueHint}
        name="value"
        maxLength={allowed.value}
        defaultValue={typed('value') ?? field?.value}
        autoComplete="off"
        wrong={wrong.value}
      />
      <Submit
        intent={intent}
        kind={field ? 'plain' : 'main'}
        aria-label={field ? `${app.save}: ${field.label}` : undefined}
      >
        {field ? app.save : words.add}
      </Submit>
    </Form>
  )
}
