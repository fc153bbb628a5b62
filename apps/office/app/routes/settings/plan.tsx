import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { askForMore } from '#app/plan/ask.server.ts'
import { AskForMore } from '#app/plan/ask-for-more.tsx'
import { LimitMeters } from '#app/plan/limit-meters.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { planWords } from '#app/words/plan/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, ({ manage }, { shopId }) => manage.getShopLimits({ params: { shopId } }), 'plan')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => askForMore(office, sent, await shopOf(args, office)))

/** The plan of the shop: its usage, and requests for more. */
export default function SettingsPlan() {
  const { plan, limits, wish, quietUntil, revision } = useLoaderData<typeof loader>()
  const words = useSection(planWords)
  const { screens } = useWords()
  const dates = useDates()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.plan} intro={words.intro} />
      <Refusal of={refused} />
      {quietUntil && <Note dye="act">{words.quiet(dates.day(quietUntil))}</Note>}
      <Section title={`${words.plan}: ${words.names[plan]}`}>
        <LimitMeters limits={limits} />
        {!quietUntil && <p className="muted small">{words.counted}</p>}
      </Section>
      <AskForMore wish={wish} revision={revision} refused={refused} />
      <Toast done={done} />
    </div>
  )
}
