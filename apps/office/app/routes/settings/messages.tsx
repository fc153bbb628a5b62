import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { ChatTextForm } from '#app/settings/chat-text-form.tsx'
import { readChatTexts, saveChatTexts } from '#app/settings/chat-texts.server.ts'
import { MailNoteForm } from '#app/settings/mail-note-form.tsx'
import { readMailNotes, saveMailNotes } from '#app/settings/mail-notes.server.ts'
import { Views } from '#app/ui/list.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { chatWords } from '#app/words/chat/index.ts'
import { mailWords } from '#app/words/mails/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

const VIEWS = ['chats', 'mails'] as const

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async (office, shop) => {
      const isMails = new URL(args.request.url).searchParams.get('view') === 'mails'
      return isMails
        ? { chats: null, mails: await readMailNotes(office, shop) }
        : { chats: await readChatTexts(office, shop), mails: null }
    },
    'chatTexts',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const save = sent.intent === 'saveMails' ? saveMailNotes : saveChatTexts
    return save(office, sent, await shopOf(args, office))
  })

/** The shop's texts for buyers: what chats begin with, and its lines in mails. */
export default function SettingsMessages() {
  const { chats, mails } = useLoaderData<typeof loader>()
  const { intro } = useSection(chatWords)
  const words = useSection(mailWords)
  const { screens } = useWords()
  const { refused, done } = useOutcome()
  const view = mails ? 'mails' : 'chats'
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.chatTexts} intro={mails ? words.intro : intro} />
      <Views
        label={words.views}
        views={VIEWS.map((name) => ({ name, text: words.view[name], current: name === view }))}
      />
      <Refusal of={refused} />
      {mails ? <MailNoteForm {...mails} refused={refused} /> : <ChatTextForm {...chats} refused={refused} />}
      <Toast done={done} />
    </div>
  )
}
