import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'
import { readPolicies } from '#app/texts/policies.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readPolicies, 'policies')

/** The legal texts of the shop, written and missing. */
export default function Policies() {
  const { policies } = useLoaderData<typeof loader>()
  const words = useSection(textsWords)
  const { screens } = useWords()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.policies} intro={words.intro} />
      <ul className="rows">
        {policies.map(({ kind, written }) => (
          <li key={kind}>
            <div className="row" data-ends="">
              <strong>{words.kinds[kind]}</strong>
              <Seal dye={written ? 'good' : 'soon'}>{written ? words.written : words.missing}</Seal>
            </div>
            <p className="muted small">{words.about[kind]}</p>
            <p className="row">
              <Link
                className="button"
                to={written ? kind : `${kind}?ready=1`}
                aria-label={`${written ? words.edit : words.write}: ${words.kinds[kind]}`}
              >
                {written ? words.edit : words.write}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
