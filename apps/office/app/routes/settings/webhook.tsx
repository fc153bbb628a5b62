import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { timeZoneOf } from '@store/core'
import { changeWebhook } from '#app/developers/change-developers.server.ts'
import { Once } from '#app/developers/once.tsx'
import { act, goTo } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { MoreRows } from '#app/ui/list.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { momentText } from '#app/words/dates.ts'
import { developersWords } from '#app/words/developers/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage, language }, { shopId }) => {
      const params = { shopId, id: Number(args.params.id) }
      const after = new URL(args.request.url).searchParams.get('after')
      const [shop, hook, { items, next }] = await Promise.all([
        manage.getShop({ params: { shopId } }),
        manage.getWebhook({ params }),
        manage.listWebhookDeliveries({ params, query: { limit: 50, ...(after && { after }) } }),
      ])
      const when = (moment: string) => momentText(moment, language, timeZoneOf(shop.country))
      return {
        next,
        hook: { ...hook, failingSince: hook.failingSince && when(hook.failingSince) },
        deliveries: items.map((delivery) => ({ ...delivery, createdAt: when(delivery.createdAt) })),
      }
    },
    'developers',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const shop = await shopOf(args, office)
    const outcome = await changeWebhook(office, sent, shop, Number(args.params.id))
    return outcome ?? goTo(`/${shop.subdomain}/settings/developers`)
  })

const DYES = { waiting: 'soon', delivered: 'good', failed: 'now' } as const

/** A webhook and its deliveries. */
export default function SettingsWebhook() {
  const { hook, deliveries, next } = useLoaderData<typeof loader>()
  const words = useSection(developersWords)
  const { base } = useShop()
  const { refused, proof, done } = useOutcome()
  const revision = <input type="hidden" name="revision" value={hook.revision} />
  return (
    <div className="stack" data-wide="">
      <Back to={`${base}/settings/developers`}>{words.back}</Back>
      <header className="row" data-ends="">
        <h1>{new URL(hook.url).host}</h1>
        <Seal dye={hook.on ? 'good' : 'now'}>{hook.on ? words.on : words.off}</Seal>
      </header>
      <p className="address">{hook.url}</p>
      <Refusal of={refused} />
      <Proof needed={proof} />
      <Once />
      {hook.offBecause && <Note dye="now">{hook.offBecause === 'gone' ? words.offGone : words.offFailing}</Note>}
      {hook.on && hook.failingSince && <Note dye="now">{words.failing(hook.failingSince)}</Note>}
      <div className="row">
        <Form method="post">
          <Submit intent="test">{words.test}</Submit>
        </Form>
        <Form method="post">
          {revision}
          <input type="hidden" name="on" value={String(!hook.on)} />
          <Submit intent="switch" kind="plain">
            {hook.on ? words.turnOff : words.turnOn}
          </Submit>
        </Form>
      </div>
      <section className="stack" aria-labelledby="deliveries">
        <h2 id="deliveries">{words.deliveries}</h2>
        {deliveries.length === 0 ? (
          <p className="muted">{words.deliveriesNone}</p>
        ) : (
          <ul className="rows">
            {deliveries.map(({ id, event, about, state, createdAt, tries, last }) => (
              <li key={id}>
                <div className="row" data-ends="">
                  <strong>
                    <code>{event}</code> {about}
                  </strong>
                  <Seal dye={DYES[state]}>{words.state[state]}</Seal>
                </div>
                <p className="muted small">
                  {[
                    createdAt,
                    words.tries(tries),
                    last && words.answered(last.status === null ? (last.problem ?? '–') : String(last.status), last.ms),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <Form method="post">
                  <input type="hidden" name="delivery" value={id} />
                  <Submit intent="resend" kind="quiet" aria-label={`${words.resend}: ${event} ${about ?? ''}`}>
                    {words.resend}
                  </Submit>
                </Form>
              </li>
            ))}
          </ul>
        )}
        <MoreRows cursor={next} />
      </section>
      <Confirm title={words.rotate} ask={words.rotateAsk} intent="rotate" kind="plain" />
      <Confirm title={words.remove} ask={words.removeAsk} intent="remove" fields={{ revision: hook.revision }} />
      <Toast done={done} />
    </div>
  )
}
