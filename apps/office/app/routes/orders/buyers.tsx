import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BuyerRow } from '#app/data/buyer-row.tsx'
import { changeBuyer, readBuyers } from '#app/data/buyers.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Find, MoreRows, Views } from '#app/ui/list.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readBuyers(office, shop, new URL(args.request.url).searchParams), 'buyers')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeBuyer(office, sent, await shopOf(args, office)))

/** The buyers: their orders, what they spent, notes, and the actions to block or forget them. */
export default function Buyers() {
  const { buyers, typed, next, blocked } = useLoaderData<typeof loader>()
  const words = useSection(dataWords)
  const { screens } = useWords()
  const { refused, proof, done } = useOutcome()
  return (
    <div className="stack" data-wide="" data-list="">
      <PageHead title={screens.buyers} intro={words.buyersIntro} />
      <Refusal of={refused} />
      <Proof needed={proof} />
      <Find label={words.buyersFind} typed={typed} />
      <Views
        label={words.buyersViews}
        views={[
          { name: 'all', text: words.buyersAll, current: !blocked, query: '' },
          { name: 'blocked', text: words.buyersBlocked, current: blocked },
        ]}
      />
      {buyers.length === 0 ? (
        <Empty text={typed ? words.notFound(typed) : blocked ? words.blockedNone : words.buyersNone} />
      ) : (
        <ul className="rows" data-columns="">
          {buyers.map((buyer) => (
            <BuyerRow key={buyer.contact} buyer={buyer} refused={refused} />
          ))}
        </ul>
      )}
      <MoreRows cursor={next} />
      <Toast done={done} />
    </div>
  )
}
