import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { STOCK_REASONS } from '@store/api-client/manage'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { adjustRow, readStockRow } from '#app/stock/stock-row.server.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { MoreRows } from '#app/ui/list.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { stockWords } from '#app/words/stock/index.ts'
import { useSection } from '#app/words/use-words.ts'

const keyIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => ({
  productId: Number(params.product),
  variantId: Number(params.variant),
})

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async (office, shop) => {
      const after = new URL(args.request.url).searchParams.get('after')
      const row = await readStockRow(office, shop, keyIn(args), after)
      if (!row) throw data(null, { status: 404 })
      return row
    },
    'stock',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => adjustRow(office, sent, await shopOf(args, office), keyIn(args)))

/** The units of a product or variant, with the history of their changes. */
export default function StockRow() {
  const { name, values, sku, barcode, image, units, lowAt, soldLately, daysLeft, movements, cursor } =
    useLoaderData<typeof loader>()
  const words = useSection(stockWords)
  const { base, may } = useShop()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <Back to={`${base}/stock`}>{words.back}</Back>
      <header className="stock-head">
        {image && <img src={image} alt="" width="72" height="72" />}
        <div>
          <h1>{name}</h1>
          <p className="muted">{[...values, sku, barcode].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <Refusal of={refused} />
      <section className="card">
        <p className="letter">{words.now}</p>
        <p className="big-figure">{units}</p>
        <p className="muted">
          {soldLately > 0 ? words.sold(soldLately) : words.noneSold}
          {daysLeft !== null && units > 0 && ` · ${words.daysLeft(daysLeft)}`}
          {lowAt !== null && ` · ${words.lowAt(lowAt)}`}
        </p>
      </section>
      {may('stock:write') && (
        <Form method="post" className="card" key={units}>
          <h2>{words.adjust}</h2>
          <input type="hidden" name="seen" value={units} />
          <div className="fields-row">
            <SelectField label={words.how} name="reason" defaultValue="received">
              {STOCK_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {words.reasons[reason]}
                </option>
              ))}
            </SelectField>
            <TextField
              label={words.howMany}
              hint={words.howManyHint}
              name="units"
              inputMode="numeric"
              maxLength={8}
              required
              autoComplete="off"
              wrong={wrongIn(refused, 'adjust').units}
            />
          </div>
          <Submit intent="adjust">{words.save}</Submit>
        </Form>
      )}
      <section className="stack" data-tight="">
        <h2>{words.movements}</h2>
        {movements.length === 0 ? (
          <p className="muted">{words.noMovements}</p>
        ) : (
          <ol className="rows">
            {movements.map(({ id, at, units: moved, orderNumber, reason, who }) => (
              <li key={id} className="movement">
                <strong className="figures" data-below={moved < 0 ? '' : undefined}>
                  {moved > 0 ? `+${moved}` : `−${-moved}`}
                </strong>
                <span>
                  {orderNumber !== null ? (
                    <Link to={`${base}/orders/${orderNumber}`}>{words.order(orderNumber)}</Link>
                  ) : reason ? (
                    words.reasons[reason]
                  ) : (
                    words.byHand
                  )}
                  <span className="muted small line">{[at, who].filter(Boolean).join(' · ')}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
        <MoreRows cursor={cursor} />
      </section>
      <Toast done={done} />
    </div>
  )
}
