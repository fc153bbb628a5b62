import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Counting } from '#app/stock/counting.tsx'
import { readCountable } from '#app/stock/read-countable.server.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { stockWords } from '#app/words/stock/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readCountable, 'count')

/** The data is not loaded again while counting: units that change meanwhile are shown in the differences. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

/** Counting fills the screen, and needs scripts. */
export default function StockCount() {
  const { rows, partial } = useLoaderData<typeof loader>()
  const { counting: words, back } = useSection(stockWords)
  const { base } = useShop()
  if (useHydrated()) return <Counting rows={rows} partial={partial} />
  return (
    <div className="stack">
      <h1>{words.title}</h1>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <Link className="button" to={`${base}/stock`}>
        {back}
      </Link>
    </div>
  )
}
