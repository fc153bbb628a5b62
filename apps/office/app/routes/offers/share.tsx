import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'
import { readCard } from '#app/share/read-card.server.ts'
import { ShareCard } from '#app/share/share-card.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { shareWords } from '#app/words/share/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readCard(office, shop, new URL(args.request.url).searchParams), 'share')

/** A picture of a product, a coupon or the shop, for chats and social networks. */
export default function Share() {
  const { card, format } = useLoaderData<typeof loader>()
  const words = useSection(shareWords)
  const [search] = useSearchParams()
  return (
    <div className="stack" data-wide="">
      <PageHead title={words.title[card.kind]} intro={words.intro} />
      <nav className="views" aria-label={words.formats}>
        <ul className="chips">
          {(['post', 'story'] as const).map((name) => (
            <li key={name}>
              <Link
                className="chip"
                to={`?${new URLSearchParams({ ...Object.fromEntries(search), format: name })}`}
                aria-current={name === format ? 'page' : undefined}
              >
                {words.format[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ShareCard key={`${search}`} card={card} format={format} />
    </div>
  )
}
