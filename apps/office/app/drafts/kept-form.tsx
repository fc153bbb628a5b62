import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DraftOffer } from './draft-offer.tsx'
import type { KeptForm as Kept } from './use-kept-form.ts'

type KeptFormProps = {
  readonly of: Kept
  readonly className: string
  /** The browser checks its fields before it is sent. */
  readonly checks?: boolean
  readonly children: ReactNode
}

/** A form that is kept while it is typed in; before it, what was typed earlier is offered. */
export function KeptForm({ of: { form, shown, offer, onSubmit }, className, checks = false, children }: KeptFormProps) {
  return (
    <>
      <DraftOffer offer={offer} />
      <Form
        method="post"
        ref={form}
        key={shown.at}
        noValidate={!checks}
        onSubmit={(event) => onSubmit(event.currentTarget)}
        {...{ className }}
      >
        {children}
      </Form>
    </>
  )
}
