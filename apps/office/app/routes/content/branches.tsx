import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { BranchForm } from '#app/texts/branch-form.tsx'
import { changeBranches, readBranches } from '#app/texts/branches.server.ts'
import { Confirm } from '#app/ui/confirm.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readBranches, 'branches')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeBranches(office, sent, await shopOf(args, office)))

/** The shop's branches, with their hours. */
export default function Branches() {
  const { branches } = useLoaderData<typeof loader>()
  const words = useSection(textsWords)
  const { screens } = useWords()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.branches} intro={words.branchesIntro} />
      <Refusal of={refused} />
      {branches.length === 0 && <Empty text={words.branchesNone} />}
      {branches.map((branch) => (
        <article className="card" key={branch.id} aria-label={branch.name ?? branch.address}>
          <h2>{branch.name ?? branch.address}</h2>
          <p className="muted small">
            {[branch.name && branch.address, branch.hours, branch.phone, !branch.pickUp && words.noPickUp]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="actions">
            <a
              className="button"
              data-kind="quiet"
              href={`https://www.google.com/maps?q=${branch.latitude},${branch.longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              {words.map}
            </a>
            <Fold
              title={words.edit}
              about={branch.name ?? branch.address}
              open={refused?.intent === `edit ${branch.id}` ? true : undefined}
            >
              <BranchForm key={branch.revision} branch={branch} refused={refused} />
            </Fold>
            <Confirm
              title={words.remove}
              ask={words.removeAsk}
              intent={`remove ${branch.id}`}
              about={branch.name ?? branch.address}
              fields={{ revision: branch.revision }}
            />
          </div>
        </article>
      ))}
      <Section title={words.branchNew}>
        <BranchForm key={branches.length} branch={null} refused={refused} />
      </Section>
      <Toast done={done} />
    </div>
  )
}
