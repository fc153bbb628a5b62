import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSearchParams } from '@remix-run/react'
import { timeZoneOf } from '@store/core'
import { useEffect } from 'react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { forgetDraft } from '#app/stock/count-draft.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { momentText } from '#app/words/dates.ts'
import { stockWords } from '#app/words/stock/index.ts'
import { useSection } from '#app/words/use-words.ts'

const idIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => Number(params.id)

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async ({ manage, language }, { shopId }) => {
    const [count, { country }] = await Promise.all([
      manage.getStockCount({ params: { shopId, id: idIn(args) } }),
      manage.getShop({ params: { shopId } }),
    ])
    return { ...count, began: momentText(count.createdAt, language, timeZoneOf(country)) }
  })

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const { shopId } = await shopOf(args, office)
    const { state } = await office.manage.endStockCount({
      params: { shopId, id: idIn(args) },
      body: { apply: sent.intent === 'apply' },
    })
    const { difference } = stockWords.of(office.language)
    return { kind: 'done', note: state === 'applied' ? difference.applied : difference.dropped }
  })

/** The counted units beside the recorded ones: nothing changes until they are applied. */
export default function StockDifference() {
  const { state, who, began, rows } = useLoaderData<typeof loader>()
  const { difference: words, back } = useSection(stockWords)
  const { shop, personId, base } = useShop()
  const { refused, done } = useOutcome()
  const [search] = useSearchParams()
  const from = search.get('from')
  useEffect(() => {
    if (from) forgetDraft({ personId, shop }, from)
  }, [from, personId, shop])
  const differing = rows.filter(({ counted, seen, units }) => units !== seen || counted !== seen)
  const same = rows.length - differing.length
  return (
    <div className="stack" data-wide="">
      <Back to={`${base}/stock`}>{back}</Back>
      <header className="stack" data-tight="">
        <div className="row" data-ends="">
          <h1>{words.title}</h1>
          {state !== 'open' && (
            <Seal dye={state === 'applied' ? 'good' : undefined}>
              {state === 'applied' ? words.applied : words.dropped}
            </Seal>
          )}
        </div>
        <p className="muted small">{`${who} · ${began}`}</p>
        {state === 'open' && <p className="muted">{words.intro}</p>}
      </header>
      <Refusal of={refused} />
      {differing.length === 0 ? (
        <p className="letter">{words.allSame}</p>
      ) : (
        <section className="stack" data-tight="">
          <h2>{words.differ(differing.length)}</h2>
          <ul className="rows">
            {differing.map((row) => (
              <Difference key={`${row.productId} ${row.variantId}`} {...row} ended={state !== 'open'} />
            ))}
          </ul>
        </section>
      )}
      {same > 0 && differing.length > 0 && <p className="muted">{words.same(same)}</p>}
      {state === 'open' && (
        <Form method="post" className="row">
          <Submit intent="apply">{words.apply}</Submit>
          <Submit intent="drop" kind="quiet">
            {words.drop}
          </Submit>
        </Form>
      )}
      <Toast done={done} />
    </div>
  )
}

type DifferenceProps = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number] & { readonly ended: boolean }

function Difference({ name, values, counted, seen, units, after, ended }: DifferenceProps) {
  const { difference: words } = useSection(stockWords)
  const moved = units === null || ended ? 0 : units - seen
  return (
    <li>
      <strong>{[name, ...values].filter(Boolean).join(' · ') || '–'}</strong>
      <dl className="difference">
        <div>
          <dt>{words.seen}</dt>
          <dd>{seen}</dd>
        </div>
        <div>
          <dt>{words.counted}</dt>
          <dd>{counted}</dd>
        </div>
        {after !== null && !ended && (
          <div data-main="">
            <dt>{words.after}</dt>
            <dd>{after}</dd>
          </div>
        )}
      </dl>
      {units === null && <p className="small">{words.gone}</p>}
      {moved !== 0 && <p className="small">{moved < 0 ? words.sold(-moved) : words.added(moved)}</p>}
    </li>
  )
}
