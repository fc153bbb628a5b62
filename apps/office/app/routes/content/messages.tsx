import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { changeMessage } from '#app/inbox/change-message.server.ts'
import { MessageRow } from '#app/inbox/message-row.tsx'
import { readMessages } from '#app/inbox/read-messages.server.ts'
import { VIEWS } from '#app/inbox/views.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Find, MoreRows, Views } from '#app/ui/list.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { inboxWords } from '#app/words/inbox/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readMessages(office, shop, new URL(args.request.url).searchParams), 'messages')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeMessage(office, sent, await shopOf(args, office)))

/** The messages of the contact page. */
export default function Messages() {
  const { view, typed, messages, next, team, isNew, hasForm, contactPage } = useLoaderData<typeof loader>()
  const words = useSection(inboxWords)
  const { screens } = useWords()
  const { base, may, personId } = useShop()
  const { refused, done } = useOutcome()
  const empty = typed ? words.notFound(typed) : isNew ? words.none : words.emptyOf[view]
  return (
    <div className="stack" data-wide="" data-list="">
      <PageHead title={screens.messages} intro={words.intro} />
      <Refusal of={refused} />
      {!hasForm && (
        <Note dye="act">
          {words.noForm} {may('settings:write') && <Link to={`${base}/settings/shop`}>{words.giveEmail}</Link>}
        </Note>
      )}
      {!isNew && (
        <>
          <Find label={words.find} typed={typed} />
          <Views
            label={words.views}
            views={VIEWS.map((name) => ({ name, text: words.view[name], current: name === view }))}
          />
        </>
      )}
      {messages.length === 0 ? (
        <Empty text={empty}>
          {isNew && hasForm && (
            <a className="button" data-kind="main" href={contactPage} target="_blank" rel="noreferrer">
              {words.seeForm}
            </a>
          )}
        </Empty>
      ) : (
        <ul className="rows">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} team={team} myId={personId} />
          ))}
        </ul>
      )}
      <MoreRows cursor={next} />
      <Toast done={done} />
    </div>
  )
}
