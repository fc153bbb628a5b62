import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { changeDomains } from '#app/domain/change-domains.server.ts'
import { DomainCard } from '#app/domain/domain-card.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { domainWords } from '#app/words/domain/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const params = { shopId }
      const [{ url }, { items }] = await Promise.all([manage.getShop({ params }), manage.listDomains({ params })])
      return { url, domains: items }
    },
    'domain',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeDomains(office, sent, await shopOf(args, office)))

/** The shop's own domains: the records to set, and the progress of each. */
export default function SettingsDomain() {
  const { url, domains } = useLoaderData<typeof loader>()
  const words = useSection(domainWords)
  const { screens } = useWords()
  const { refused, proof, done } = useOutcome()
  const wrong = wrongIn(refused, 'add')
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.domain} intro={words.intro} />
      <Refusal of={refused} />
      <Proof needed={proof} />
      <div className="field">
        <span className="label">{words.now}</span>
        <p className="address">{url}</p>
      </div>
      {domains.map((domain) => (
        <DomainCard key={domain.name} domain={domain} />
      ))}
      <Section title={words.add}>
        <Form method="post" className="stack" key={domains.length}>
          <TextField
            label={words.name}
            hint={words.nameHint}
            name="name"
            required
            maxLength={253}
            placeholder={words.example}
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            wrong={wrong.name}
          />
          <Submit intent="add">{words.addButton}</Submit>
        </Form>
      </Section>
      <Toast done={done} />
    </div>
  )
}
