import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AffiliationForm } from '#app/affiliations/affiliation-form.tsx'
import { AffiliationRow } from '#app/affiliations/affiliation-row.tsx'
import { changeAffiliations, readAffiliations } from '#app/affiliations/affiliations.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { affiliationWords } from '#app/words/affiliations/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readAffiliations, 'affiliations')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeAffiliations(office, sent, await shopOf(args, office)))

/** The organisations that the shop belongs to, in the order in which its footer shows them. */
export default function Affiliations() {
  const { affiliations } = useLoaderData<typeof loader>()
  const words = useSection(affiliationWords)
  const { screens } = useWords()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.affiliations} intro={words.intro} />
      <Refusal of={refused} />
      {affiliations.length === 0 ? (
        <Empty text={words.none} />
      ) : (
        <ol className="rows">
          {affiliations.map((affiliation, at) => (
            <AffiliationRow
              key={affiliation.id}
              affiliation={affiliation}
              place={at + 1}
              isLast={at === affiliations.length - 1}
              refused={refused}
            />
          ))}
        </ol>
      )}
      <Section title={words.add}>
        {/* A new one has the highest id: its form is blank again. */}
        <AffiliationForm key={Math.max(0, ...affiliations.map(({ id }) => id))} affiliation={null} refused={refused} />
      </Section>
      <Toast done={done} />
    </div>
  )
}
