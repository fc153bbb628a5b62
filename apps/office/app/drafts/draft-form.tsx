import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DraftOffer } from './draft-offer.tsx'
import type { DraftFormState } from './use-draft-form.ts'

type DraftFormProps = {
  readonly of: DraftFormState
  readonly className: string
  /** Whether the browser validates its fields. */
  readonly checks?: boolean
  readonly children: ReactNode
}

/** A form whose fields are saved as a draft while they are typed; above it, an earlier draft is offered. */
export function DraftForm({
  of: { form, shown, offer, onSubmit },
  className,
  checks = false,
  children,
}: DraftFormProps) {
  return (
    <>
      <DraftOffer offer={offer} />
      <Form
        method="post"
        ref={form}
        key={shown.at}
        noValidate={!checks}
        onSubmit={(event) => onSubmit(event.currentTarget)}
        className={className}
      >
        {children}
      </Form>
    </>
  )
}
