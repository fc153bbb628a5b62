import { getFormProps, useForm } from '@conform-to/react'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { Form, useHost } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'
import { type ContactInput, type ContactValue, readContact } from './contact.ts'
import { type FormField, useFormFields, useProblem } from './field.tsx'

export type Contact = {
  readonly formProps: FormHTMLAttributes<HTMLFormElement>
  readonly fields: { readonly [Name in 'name' | 'email' | 'phone' | 'message']: FormField }
  /** Of the form as a whole: it could not be sent, or has to wait. */
  readonly problem: string | null
  readonly pending: boolean
}

/** State of the contact form (L7). */
export function useContactForm(view: ScreenViews['Contact']): Contact {
  const t = useT()
  const paths = usePaths()
  const { pending = false } = useHost()
  const describe = useFormFields()
  const say = useProblem()
  const [form, fields] = useForm<ContactInput, ContactValue>({
    id: 'contact',
    lastResult: view.reply,
    defaultNoValidate: true,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readContact(formData),
  })
  return {
    formProps: { ...getFormProps(form), method: 'post', action: paths.contact() },
    fields: {
      name: describe(fields.name, { label: 'field.name', autoComplete: 'name', maxLength: 120 }),
      email: describe(fields.email, {
        label: 'field.email',
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        maxLength: 254,
      }),
      phone: describe(fields.phone, {
        label: 'field.phone',
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        required: false,
        maxLength: 30,
      }),
      message: {
        ...describe(fields.message, { label: 'field.message', lines: 6, maxLength: 4000 }),
        label: t('contact.message'),
      },
    },
    problem: form.errors?.[0] ? say(form.errors[0]) : null,
    pending,
  }
}

export function ContactForm(props: {
  readonly contact: Contact
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <Form {...props.contact.formProps} className={props.className} data-contact="">
      {props.children}
    </Form>
  )
}
