import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { ManageError } from '@store/api-client/manage'
import { act, goTo } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { read } from '#app/session/read.server.ts'
import { SignOutForm } from '#app/session/sign-out-form.tsx'
import { Alone } from '#app/ui/alone.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { invitationWords } from '#app/words/invitation/index.ts'
import { rightsWords } from '#app/words/rights/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  read(args, async (office) => {
    const { email } = await office.me()
    const invitation = await office.manage
      .getInvitation({ params: { token: args.params.token ?? '' } })
      .catch((error: unknown) => {
        // Accepted, withdrawn, expired, for another address, or an invalid token: all get the same response.
        if (!(error instanceof ManageError)) throw error
        if (error.failure.kind === 'contract') return null
        if (error.failure.kind === 'problem' && ['notFound', 'forbidden'].includes(error.failure.problem.code))
          return null
        throw error
      })
    return { email, invitation }
  })

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office) => {
    const { subdomain } = await office.manage.acceptInvitation({ params: { token: args.params.token ?? '' } })
    return goTo(`/${subdomain}`)
  })

export default function Invitation() {
  const { email, invitation } = useLoaderData<typeof loader>()
  const words = useSection(invitationWords)
  const { roles, errors } = useWords()
  const { rolesDo } = useSection(rightsWords)
  const dates = useDates()
  const { refused, proof } = useOutcome()
  return (
    <Alone>
      {invitation ? (
        <>
          <h1>{words.title(invitation.shopName)}</h1>
          <p className="letter">{words.text(invitation.invitedBy, roles[invitation.role])}</p>
          <p className="muted">
            {rolesDo[invitation.role]} {words.until(dates.day(invitation.endsAt))}
          </p>
          <Refusal of={refused} />
          <Proof needed={proof} />
          <Form method="post">
            <Submit intent="accept" wide>
              {words.accept}
            </Submit>
          </Form>
        </>
      ) : (
        <>
          <h1>{words.gone}</h1>
          <p className="letter">{words.goneText}</p>
          <Link className="button" to="/">
            {errors.home}
          </Link>
        </>
      )}
      <SignOutForm className="row muted small">
        <span>{words.signedInAs(email)}</span>
      </SignOutForm>
    </Alone>
  )
}
