import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { forgetBuyer, readBuyers } from '#app/data/buyers.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Confirm } from '#app/ui/confirm.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Find, MoreRows } from '#app/ui/list.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readBuyers(office, shop, new URL(args.request.url).searchParams), 'buyers')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => forgetBuyer(office, sent, await shopOf(args, office)))

/** Who has bought: their orders, what they spent, and the way to forget them. */
export default function Buyers() {
  const { buyers, typed, next } = useLoaderData<typeof loader>()
  const words = useSection(dataWords)
  const { screens } = useWords()
  const { base, may } = useShop()
  const { refused, proof, done } = useOutcome()
  return (
    <div className="stack" data-wide="" data-list="">
      <PageHead title={screens.buyers} intro={words.buyersIntro} />
      <Refusal of={refused} />
      <Proof needed={proof} />
      <Find label={words.buyersFind} typed={typed} />
      {buyers.length === 0 ? (
        <Empty text={typed ? words.notFound(typed) : words.buyersNone} />
      ) : (
        <ul className="rows" data-columns="">
          {buyers.map(({ name, phone, idNumber, city, contact, said, returned }) => (
            <li key={contact}>
              <div className="row" data-ends="">
                <strong>{[name, city].filter(Boolean).join(' · ')}</strong>
                {returned && <Seal dye="soon">{returned}</Seal>}
              </div>
              <p className="muted small">{contact}</p>
              <p className="small">{said}</p>
              <div className="actions">
                <Link
                  className="button"
                  data-kind="quiet"
                  to={`${base}/orders?q=${encodeURIComponent(phone ?? idNumber ?? name)}`}
                >
                  {words.seeOrders}
                </Link>
                {may('buyers:forget') && (
                  <Confirm
                    {...{ title: words.forget, about: name, ask: words.forgetAsk, intent: 'forget' }}
                    fields={{ idNumber: idNumber ?? '', phone: phone ?? '' }}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <MoreRows cursor={next} />
      <Toast done={done} />
    </div>
  )
}
