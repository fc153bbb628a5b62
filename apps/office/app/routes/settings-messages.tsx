import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { ChatTextField } from '#app/settings/chat-text-field.tsx'
import { readChatTexts, saveChatTexts } from '#app/settings/chat-texts.server.ts'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { chatWords } from '#app/words/chat/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readChatTexts, 'chatTexts')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => saveChatTexts(office, sent, await shopOf(args, office)))

/** The texts of chats with buyers, one for each step. */
export default function SettingsMessages() {
  const { texts, facts, revision } = useLoaderData<typeof loader>()
  const words = useSection(chatWords)
  const { screens } = useWords()
  const { refused, done } = useOutcome()
  const wrong = wrongIn(refused, 'save')
  return (
    <Form method="post" className="stack" data-wide="">
      <PageHead title={screens.chatTexts} intro={words.intro} />
      <p className="muted small">{words.put}</p>
      <Refusal of={refused} />
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
      <SaveBar />
      <Toast done={done} />
    </Form>
  )
}
