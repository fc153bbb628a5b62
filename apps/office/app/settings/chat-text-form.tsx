import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { chatWords } from '#app/words/chat/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { ChatTextField } from './chat-text-field.tsx'
import type { readChatTexts } from './chat-texts.server.ts'

type ChatTextFormProps = Awaited<ReturnType<typeof readChatTexts>> & { readonly refused: Refused | null }

/** The texts of chats with buyers, one for each step. */
export function ChatTextForm({ texts, facts, revision, refused }: ChatTextFormProps) {
  const words = useSection(chatWords)
  const wrong = wrongIn(refused, 'save')
  return (
    <Form method="post" className="stack">
      <p className="muted small">{words.put}</p>
      <input type="hidden" name="revision" value={revision} />
      {texts.map(({ kind, ...text }) => (
        <ChatTextField
          key={`${kind} ${text.text}`}
          kind={kind}
          {...text}
          facts={facts}
          wrong={wrong[kind]}
          typed={refused?.typed?.[kind]?.[0]}
        />
      ))}
      <SaveBar perQuery />
    </Form>
  )
}
