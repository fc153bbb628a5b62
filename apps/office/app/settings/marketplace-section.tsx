import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { marketplaceWords } from '#app/words/marketplace/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { readMarketplace } from './marketplace.server.ts'
import { Section } from './section.tsx'

type MarketplaceProps = Awaited<ReturnType<typeof readMarketplace>> & { readonly refused: Refused | null }

/** The dropshipping marketplace: whether shoppers see it, and how it is connected and disconnected. */
export function Marketplace({ enabled, ownToken, revision, page, refused }: MarketplaceProps) {
  const words = useSection(marketplaceWords)
  const { may } = useShop()
  const isWrong = refused?.intent === 'marketplace token'
  return (
    <Section title={words.title} hint={words.hint} id="marketplace">
      <p>
        <Seal dye={enabled ? 'good' : undefined}>{enabled ? words.on : words.off}</Seal>
      </p>
      <p>{enabled ? (ownToken ? words.onOwn : words.onShared) : ownToken ? words.offOwn : words.offNone}</p>
      <p className="muted small">{words.seen}</p>
      {enabled && (
        <p>
          <a href={page} target="_blank" rel="noreferrer">
            {words.look}
          </a>
        </p>
      )}
      {!may('integrations:write') && <p className="muted small">{words.owners}</p>}
      {may('integrations:write') && !enabled && (
        <TokenForm
          intent="marketplace on"
          hint={ownToken ? words.tokenKept : words.tokenBlank}
          revision={revision}
          refused={refused}
        />
      )}
      {may('integrations:write') && enabled && (
        <div className="actions">
          <Fold title={words.change} open={isWrong || undefined}>
            <TokenForm key={revision} intent="marketplace token" hint="" revision={revision} refused={refused} />
          </Fold>
          <Confirm title={words.disconnect} ask={words.disconnectAsk} intent="marketplace off" fields={{ revision }} />
        </div>
      )}
    </Section>
  )
}

type TokenFormProps = {
  readonly intent: 'marketplace on' | 'marketplace token'
  /** What a blank field means. */
  readonly hint: string
  readonly revision: string
  readonly refused: Refused | null
}

function TokenForm({ intent, hint, revision, refused }: TokenFormProps) {
  const words = useSection(marketplaceWords)
  const isChange = intent === 'marketplace token'
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="revision" value={revision} />
      <TextField
        label={words.token}
        hint={`${words.tokenHint} ${hint}`.trim()}
        name="token"
        required={isChange}
        maxLength={4000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        wrong={wrongIn(refused, intent).token}
      />
      <Submit intent={intent} kind="plain">
        {isChange ? words.change : words.connect}
      </Submit>
    </Form>
  )
}
