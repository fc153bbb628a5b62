import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

/** Orders that are counted; beyond, it is «200+». */
const MOST = 200

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const params = { shopId }
      const next = ['answer', 'confirm', 'checkTransfer', 'pack', 'handOver', 'giveOut', 'collect'] as const
      const [{ open }, orders] = await Promise.all([
        manage.getShop({ params }),
        manage.listOrders({ params, query: { limit: MOST, next: [...next] } }),
      ])
      const count = orders.items.length
      return { open, waiting: count === 0 ? null : `${count}${orders.next === null ? '' : '+'}` }
    },
    'export',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const { shopId } = await shopOf(args, office)
    const words = dataWords.of(office.language)
    const params = { shopId }
    if (sent.intent === 'close') await office.manage.closeShop({ params })
    else await office.manage.reopenShop({ params })
    office.forget()
    return { kind: 'done' as const, note: sent.intent === 'close' ? words.closedNow : words.reopened }
  })

/** What may be taken along, and closing the shop. */
export default function SettingsExport() {
  const { open, waiting } = useLoaderData<typeof loader>()
  const words = useSection(dataWords)
  const { screens } = useWords()
  const { base, may } = useShop()
  const { refused, proof, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.export} intro={words.exportIntro} />
      <Refusal of={refused} />
      <Proof needed={proof} />
      {!open && <Note dye="now">{words.closed}</Note>}
      {may('exports:make') && (
        <Section title={words.take} hint={words.takeHint}>
          <p>
            <a className="button" href={`${base}/products-file`} download>
              {words.takeProducts}
            </a>
          </p>
        </Section>
      )}
      {may('shop:close') && (
        <Section title={open ? words.close : words.reopen} hint={open ? undefined : words.reopenHint}>
          {open && waiting && <p>{words.openOrders(waiting)}</p>}
          {open ? (
            <Confirm title={words.close} ask={words.closeAsk} intent="close" />
          ) : (
            <Form method="post">
              <Submit intent="reopen">{words.reopen}</Submit>
            </Form>
          )}
        </Section>
      )}
      <Toast done={done} />
    </div>
  )
}
