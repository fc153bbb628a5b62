import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { PRODUCT_SORTS } from '@store/api-client/manage'
import { useState } from 'react'
import { changeProducts } from '#app/products/change-products.server.ts'
import { FILTER_NAMES, KEPT } from '#app/products/filters.ts'
import { ProductFilters } from '#app/products/product-filters.tsx'
import { type Cell, OpenSheet, ProductList } from '#app/products/product-list.tsx'
import { readProducts } from '#app/products/read-products.server.ts'
import { type Outcome, OutcomeContext, useFigureOutcomes } from '#app/products/use-figure.ts'
import { VIEW_NAMES } from '#app/products/views.ts'
import { act } from '#app/session/act.server.ts'
import { useNewest, useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { BulkBar, Find, MoreRows, Picking, Views } from '#app/ui/list.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { changeOwnViews } from '#app/views/own-views.server.ts'
import { KeepView, ownChips } from '#app/views/own-views.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readProducts(office, shop, new URL(args.request.url).searchParams), 'products')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const shop = await shopOf(args, office)
    const viewNote = await changeOwnViews(office, sent, { shopId: shop.shopId, list: 'products' }, KEPT)
    return viewNote ?? changeProducts(office, sent, shop)
  })

/** The list of products. */
export default function Products() {
  const { view, typed, cursor, count, atLeast, products, filters, narrowed, own } = useLoaderData<typeof loader>()
  const words = useSection(productWords)
  const { may, base } = useShop()
  const { refused, done } = useOutcome()
  const figures = useFigureOutcomes()
  const [cell, setCell] = useState<Cell | null>(null)
  const [search] = useSearchParams()
  const isFiltered = Boolean(typed) || FILTER_NAMES.some((name) => filters[name] !== '')
  // A new key unpicks all rows after each action.
  const [picks, setPicks] = useState({ done, at: 0 })
  if (picks.done !== done) setPicks({ done, at: picks.at + 1 })
  const refusal = useNewest<Outcome>(figures.refused, refused ?? done)
  const success = useNewest<Outcome>(figures.done, refused ?? done)
  return (
    <div className="stack" data-wide="" data-list="">
      <header className="row" data-ends="">
        <h1>{words.title}</h1>
        {may('products:write') && (
          <Link className="button" data-kind="main" to="new">
            {words.add}
          </Link>
        )}
      </header>
      <Find label={words.find} typed={typed} />
      <Views
        label={words.views}
        views={[
          ...VIEW_NAMES.map((name) => ({ name, text: words.view[name], current: name === view && !own.current })),
          ...ownChips(own),
        ]}
      />
      <ProductFilters sorts={PRODUCT_SORTS} />
      <KeepView own={own} refused={refused} />
      <Refusal of={refusal?.kind === 'refused' ? refusal : null} />
      {products.length === 0 ? (
        <Empty text={isFiltered ? words.nothingFound : view === 'all' ? words.first : words.nothing[view]}>
          {view === 'all' && !isFiltered && may('products:write') && (
            <div className="row">
              <Link className="button" data-kind="main" to="new">
                {words.takePhoto}
              </Link>
              <Link className="button" to="import">
                {words.fromFile}
              </Link>
            </div>
          )}
        </Empty>
      ) : (
        <OutcomeContext.Provider value={figures.report}>
          <Picking key={`${search} ${picks.at}`}>
            <p className="muted small">{words.counted(count, atLeast)}</p>
            <ProductList rows={products} sheet={setCell} />
            {may('products:write') && (
              <BulkBar>
                {view === 'bin' ? (
                  <>
                    <Submit intent="restore" kind="plain">
                      {words.restore}
                    </Submit>
                    <Submit intent="destroy" kind="danger">
                      {words.destroy}
                    </Submit>
                  </>
                ) : (
                  <>
                    <Submit intent="publish" kind="plain">
                      {words.publish}
                    </Submit>
                    <Submit intent="hide" kind="plain">
                      {words.hide}
                    </Submit>
                    <Submit intent="bin" kind="danger">
                      {words.bin}
                    </Submit>
                  </>
                )}
              </BulkBar>
            )}
          </Picking>
          <OpenSheet rows={products} cell={cell} onClose={() => setCell(null)} />
        </OutcomeContext.Provider>
      )}
      <MoreRows cursor={cursor} />
      {products.length > 0 && (may('products:write') || may('exports:make')) && (
        <p className="row" data-wrap="">
          {may('products:write') && <Link to="import">{words.fromFile}</Link>}
          {may('exports:make') && <Link to={`${base}/settings/export?${narrowed}`}>{words.takeThese}</Link>}
        </p>
      )}
      <Toast done={success?.kind === 'done' ? success : null} />
    </div>
  )
}
