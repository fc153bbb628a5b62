import { Form } from '@remix-run/react'
import type { TeamMailKind } from '@store/api-client/manage'
import { Submit } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { pushWords } from '#app/words/push/index.ts'
import { useSection } from '#app/words/use-words.ts'

type MailChoice = {
  readonly shopId: number
  readonly name: string
  readonly kinds: readonly TeamMailKind[]
  /** Those that the reader's role may read. */
  readonly offered: readonly TeamMailKind[]
}

/** The mails about each shop that come to one's own address. */
export function TeamMails({ email, shops }: { readonly email: string; readonly shops: readonly MailChoice[] }) {
  const { mails, kinds: names } = useSection(pushWords)
  return (
    <section className="card">
      <h2>{mails.title}</h2>
      <p className="muted">{mails.intro(email)}</p>
      {shops.map(({ shopId, name, kinds, offered }) => (
        <Fold key={shopId} title={name} open={shops.length === 1}>
          <Form method="post" className="stack">
            <input type="hidden" name="shopId" value={shopId} />
            {offered.map((kind) => (
              <Switch key={kind} label={names[kind]} name={kind} defaultChecked={kinds.includes(kind)} />
            ))}
            <Submit intent="team-mails" kind="plain">
              {mails.save}
            </Submit>
          </Form>
        </Fold>
      ))}
    </section>
  )
}
