import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { INTEGRATIONS } from '@store/api-client/manage'
import { INTEGRATION_PATTERNS } from '@store/core'
import { act } from '#app/session/act.server.ts'
import { wrongFields } from '#app/session/outcome.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { readMarketplace, saveMarketplace } from '#app/settings/marketplace.server.ts'
import { Marketplace } from '#app/settings/marketplace-section.tsx'
import { saved, textIn } from '#app/settings/save.server.ts'
import { scopeOf } from '#app/shop/menu.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { TextField } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async (office, shop) => {
      const [{ revision, ...ids }, marketplace] = await Promise.all([
        office.manage.getIntegrations({ params: { shopId: shop.shopId } }),
        readMarketplace(office, shop),
      ])
      return { revision, ids: INTEGRATIONS.map((name) => ({ name, id: ids[name] })), marketplace }
    },
    'integrations',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const shop = await shopOf(args, office)
    if (sent.intent.startsWith('marketplace ')) return saveMarketplace(office, sent, shop)
    const { shopId } = shop
    const typed = INTEGRATIONS.map((name) => [name, textIn(sent, name)] as const)
    const wrong = typed.filter(
      ([name, id]) => id !== null && !(id.length <= 100 && INTEGRATION_PATTERNS[name].test(id)),
    )
    const { idWrong } = dataWords.of(office.language)
    if (wrong.length > 0) return wrongFields(sent, Object.fromEntries(wrong.map(([name]) => [name, idWrong])))
    return saved({ office, shopId, sent, call: 'changeIntegrations' }, () =>
      office.manage.changeIntegrations({
        params: { shopId },
        revision: sent.text('revision'),
        body: Object.fromEntries(typed),
      }),
    )
  })

/** Ids of third-party services, each with the scripts that it loads, and the marketplace. */
export default function SettingsIntegrations() {
  const { ids, revision, marketplace } = useLoaderData<typeof loader>()
  const words = useSection(dataWords)
  const { screens } = useWords()
  const { base, scopes } = useShop()
  const { refused, done } = useOutcome()
  const wrong = wrongIn(refused, 'save')
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.integrations} intro={words.integrationsIntro} />
      <Refusal of={refused} />
      <Form method="post" className="stack">
        <input type="hidden" name="revision" value={revision} />
        <div className="card">
          {ids.map(({ name, id }) => (
            <TextField
              key={name}
              label={words.ids[name]}
              hint={words.idHints[name]}
              name={name}
              maxLength={100}
              defaultValue={id ?? ''}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              wrong={wrong[name]}
            />
          ))}
        </div>
        <SaveBar />
      </Form>
      <Marketplace {...marketplace} refused={refused} />
      {scopes.some((scope) => scope === scopeOf('affiliations')) && (
        <p>
          <Link to={`${base}/affiliations`}>{screens.affiliations}</Link>
        </p>
      )}
      <Toast done={done} />
    </div>
  )
}
