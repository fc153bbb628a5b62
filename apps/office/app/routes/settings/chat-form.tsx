import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import type { Refused } from '#app/session/outcome.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { ChatFieldForm } from '#app/settings/chat-field-form.tsx'
import type { ChatField } from '#app/settings/chat-fields.ts'
import { changeChatForm, readChatForm } from '#app/settings/chat-form.server.ts'
import { Section } from '#app/settings/section.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Confirm } from '#app/ui/confirm.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { chatFormWords } from '#app/words/chat-form/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readChatForm, 'chatForm')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeChatForm(office, sent, await shopOf(args, office)))

/** What is asked of those who order by chat, beside the standard form. */
export default function SettingsChatForm() {
  const { fields, revision, takesChats, allowed } = useLoaderData<typeof loader>()
  const words = useSection(chatFormWords)
  const { screens } = useWords()
  const { base, may } = useShop()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.chatForm} intro={words.intro} />
      <Refusal of={refused} />
      {!takesChats && (
        <Note dye="act">
          {words.noChat} {may('settings:write') && <Link to={`${base}/settings/shop`}>{words.giveNumber}</Link>}
        </Note>
      )}
      {fields.length === 0 ? (
        <Empty text={words.empty} />
      ) : (
        <ol className="rows">
          {fields.map((field, at) => (
            <Question
              key={field.key}
              field={field}
              isFirst={at === 0}
              isLast={at === fields.length - 1}
              allowed={allowed}
              revision={revision}
              refused={refused}
            />
          ))}
        </ol>
      )}
      {fields.length < allowed.most ? (
        <Section title={words.addTitle} hint={words.where}>
          <ChatFieldForm key={fields.length} field={null} allowed={allowed} revision={revision} refused={refused} />
        </Section>
      ) : (
        <p className="muted">{words.full(allowed.most)}</p>
      )}
      <Toast done={done} />
    </div>
  )
}

type QuestionProps = {
  readonly field: ChatField
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly allowed: ReturnType<typeof useLoaderData<typeof loader>>['allowed']
  readonly revision: string
  readonly refused: Refused | null
}

function Question({ field, isFirst, isLast, allowed, revision, refused }: QuestionProps) {
  const words = useSection(chatFormWords)
  const { key, label, type, value, required } = field
  return (
    <li>
      <div className="row" data-ends="">
        <span className="grow">
          <strong>{label}</strong>
          <span className="muted small line">
            {[words.types[type], required ? words.isRequired : words.isOptional, value && words.begins(value)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Form method="post" className="steps-buttons" preventScrollReset>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="key" value={key} />
          <button className="button" type="submit" name="by" value="up" disabled={isFirst} aria-label={words.up(label)}>
            ↑
          </button>
          <button
            className="button"
            type="submit"
            name="by"
            value="down"
            disabled={isLast}
            aria-label={words.down(label)}
          >
            ↓
          </button>
        </Form>
      </div>
      <div className="actions">
        <Fold title={words.change} about={label} open={refused?.intent === `edit ${key}` || undefined}>
          <ChatFieldForm
            key={[label, type, value, required].join('\n')}
            field={field}
            allowed={allowed}
            revision={revision}
            refused={refused}
          />
        </Fold>
        <Confirm
          title={words.remove}
          about={label}
          ask={words.removeAsk}
          intent={`remove ${key}`}
          fields={{ revision }}
        />
      </div>
    </li>
  )
}
