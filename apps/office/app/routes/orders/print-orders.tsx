import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { PAPER_KINDS, PAPERS } from '#app/orders/paper-kinds.ts'
import { Label, Sheet, Slip } from '#app/orders/papers.tsx'
import { readPapers } from '#app/orders/read-papers.server.ts'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { SelectField, Switch } from '#app/ui/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readPapers(office, shop, new URL(args.request.url).searchParams), 'orders')

/** The printable papers of orders: slips, labels, or the day's sheet. The page itself is printed. */
export default function PrintOrders() {
  const papers = useLoaderData<typeof loader>()
  const words = useSection(orderWords)
  const { shop } = useShop()
  const isHydrated = useHydrated()
  return (
    <div className="stack" data-wide="" data-list="">
      <div className="stack screen-only">
        <Back to={`/${shop.subdomain}/orders`}>{words.title}</Back>
        <h1>{words.print}</h1>
        {papers.picked.length > 0 && (
          <Form className="card" key={`${papers.kind} ${papers.size}`}>
            {papers.picked.map((number) => (
              <input key={number} type="hidden" name="pick" value={number} />
            ))}
            <SelectField label={words.printWhat} name="as" defaultValue={papers.kind}>
              {PAPER_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {words.printAs[kind]}
                </option>
              ))}
            </SelectField>
            <SelectField label={words.printSize} name="size" defaultValue={papers.size}>
              {PAPERS[papers.kind].map((size) => (
                <option key={size} value={size}>
                  {words.printSizes[size]}
                </option>
              ))}
            </SelectField>
            {papers.kind === 'slip' && (
              <Switch label={words.printPrices} name="prices" value="no" defaultChecked={!papers.prices} />
            )}
            <p className="row" data-wrap="">
              <Button type="submit">{words.printShow}</Button>
              {isHydrated && (
                <Button kind="main" onClick={() => print()}>
                  {words.print}
                </Button>
              )}
            </p>
          </Form>
        )}
      </div>
      {papers.orders.length === 0 ? (
        <Empty text={words.printNone} />
      ) : (
        <div className="papers" data-four={papers.size === 'four' ? '' : undefined}>
          {papers.kind === 'sheet' && <Sheet papers={papers} />}
          {papers.kind === 'label' &&
            papers.orders.map((order) => <Label key={order.number} order={order} papers={papers} />)}
          {papers.kind === 'slip' &&
            papers.orders.map((order) => <Slip key={order.number} order={order} papers={papers} />)}
        </div>
      )}
    </div>
  )
}
