import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { SHOP_KEY_SCOPES, WEBHOOK_EVENTS } from '@store/api-client/manage'
import { changeDevelopers } from '#app/developers/change-developers.server.ts'
import { Once, Picks } from '#app/developers/once.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { LongField, Switch, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { dayText } from '#app/words/dates.ts'
import { developersWords } from '#app/words/developers/index.ts'
import { useLanguage, useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const params = { shopId }
      const [keys, hooks] = await Promise.all([manage.listKeys({ params }), manage.listWebhooks({ params })])
      return { keys: keys.items, hooks: hooks.items, scopes: SHOP_KEY_SCOPES, events: WEBHOOK_EVENTS }
    },
    'developers',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeDevelopers(office, sent, await shopOf(args, office)))

/** API keys and webhooks. */
export default function SettingsDevelopers() {
  const { keys, hooks, scopes, events } = useLoaderData<typeof loader>()
  const words = useSection(developersWords)
  const { screens } = useWords()
  const language = useLanguage()
  const { timeZone } = useShop()
  const { refused, proof, done } = useOutcome()
  const wrong = { ...wrongIn(refused, 'key'), ...wrongIn(refused, 'hook') }
  const day = (moment: string) => dayText(moment, language, timeZone)
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.developers} intro={words.intro} />
      <Refusal of={refused} />
      <Proof needed={proof} />
      <Once />
      <section className="stack" aria-labelledby="keys">
        <h2 id="keys">{words.keys}</h2>
        {keys.length === 0 ? (
          <p className="muted">{words.keysNone}</p>
        ) : (
          <ul className="rows">
            {keys.map(({ id, name, prefix, scopes: own, networks, usedAt, endsAt, revision }) => (
              <li key={id}>
                <strong>
                  {name} · <code>fk_{prefix}…</code>
                </strong>
                <p className="muted small">{own.join(', ')}</p>
                {networks.length > 0 && <p className="muted small">{words.onlyFrom(networks.join(', '))}</p>}
                <p className="muted small">
                  {[usedAt ? words.used(day(usedAt)) : words.neverUsed, endsAt && words.until(day(lastOf(endsAt)))]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <Confirm title={words.end} about={name} ask={words.endAsk} intent="end" fields={{ id, revision }} />
              </li>
            ))}
          </ul>
        )}
        <Fold title={words.keyNew} open={wrong.scopes || wrong.networks ? true : undefined}>
          <Form method="post" className="card" key={keys.length}>
            <TextField label={words.keyName} name="name" required maxLength={80} wrong={wrong.name} />
            <Picks label={words.scopes} hint={words.scopesHint} name="scope" options={scopes} wrong={wrong.scopes} />
            <TextField label={words.ends} name="ends" type="date" wrong={wrong.endsAt} />
            <LongField
              label={words.networks}
              hint={words.networksHint}
              name="networks"
              rows={2}
              maxLength={1_000}
              spellCheck={false}
              wrong={wrong.networks}
            />
            <Submit intent="key">{words.keyMake}</Submit>
          </Form>
        </Fold>
      </section>
      <section className="stack" aria-labelledby="hooks">
        <h2 id="hooks">{words.hooks}</h2>
        {hooks.length === 0 ? (
          <p className="muted">{words.hooksNone}</p>
        ) : (
          <ul className="rows">
            {hooks.map(({ id, url, events: own, on }) => (
              <li key={id}>
                <div className="row" data-ends="">
                  <strong>{url}</strong>
                  <Seal dye={on ? 'good' : 'now'}>{on ? words.on : words.off}</Seal>
                </div>
                <p className="muted small">{own.join(', ')}</p>
                <p>
                  <Link className="button" to={String(id)} aria-label={`${words.look}: ${url}`}>
                    {words.look}
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        )}
        <Fold title={words.hookNew} open={wrong.events || wrong.url ? true : undefined}>
          <Form method="post" className="card" key={hooks.length}>
            <TextField
              label={words.url}
              hint={words.urlHint}
              name="url"
              type="url"
              required
              maxLength={500}
              placeholder="https://"
              wrong={wrong.url}
            />
            <Picks label={words.events} name="event" options={events} wrong={wrong.events} />
            <Switch label={words.buyers} hint={words.buyersHint} name="buyers" />
            <Submit intent="hook">{words.hookMake}</Submit>
          </Form>
        </Fold>
      </section>
      <Toast done={done} />
    </div>
  )
}

/** `endsAt` is the first moment of the next day, so the last day is the one before. */
const lastOf = (endsAt: string) => new Date(Date.parse(endsAt) - 1).toISOString()
