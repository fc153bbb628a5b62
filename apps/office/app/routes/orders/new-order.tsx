import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { changeSale, readSale, type SaleState } from '#app/orders/sale.server.ts'
import { SaleBuyer } from '#app/orders/sale-buyer.tsx'
import { SaleLines } from '#app/orders/sale-lines.tsx'
import { act } from '#app/session/act.server.ts'
import { useLastOf, useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Note, Refusal } from '#app/ui/notes.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readSale, 'newSale')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeSale(office, sent, await shopOf(args, office)))

/** Enters an order from the counter, the telephone or a chat. */
export default function NewOrder() {
  const { money, methods, once } = useLoaderData<typeof loader>()
  const state = useLastOf<SaleState>('sale')
  const { sale: words, title, total } = useSection(orderWords)
  const { refused } = useOutcome()
  const { shop } = useShop()
  const wrong = state?.wrong ?? {}
  return (
    <div className="stack" data-wide="">
      <Back to={`/${shop.subdomain}/orders`}>{title}</Back>
      <h1>{words.title}</h1>
      <p className="muted">{words.intro}</p>
      <Refusal of={refused} />
      {wrong.lines && <Note dye="now">{wrong.lines}</Note>}
      <Form method="post" className="stack">
        <input type="hidden" name="once" value={state?.once || once} />
        <SaleLines state={state} />
        {(state?.lines.length ?? 0) > 0 && (
          <>
            <SaleBuyer money={money} methods={methods} wrong={wrong} values={state?.values ?? {}} />
            {state?.total && (
              <p className="row sale-total" data-ends="" role="status">
                <strong>{total}</strong> <strong>{state.total}</strong>
              </p>
            )}
            <p className="row" data-wrap="">
              <Submit intent="count" kind="plain">
                {words.count}
              </Submit>
              <Submit intent="sell">{words.take}</Submit>
            </p>
          </>
        )}
      </Form>
    </div>
  )
}
