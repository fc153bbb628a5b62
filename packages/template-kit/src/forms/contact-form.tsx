import { getFormProps, useForm } from '@conform-to/react'
import { FIELD_LIMITS } from '@store/core'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, FormHTMLAttributes, ReactNode } from 'react'
import type { ScreenViews } from '../design.ts'
import { Form, Link, useHost } from '../host.tsx'
import { WayList } from '../shop/way-list.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import { type ContactInput, type ContactValue, readContact } from './contact.ts'
import { Field, type FormField, useFormFields, useProblem } from './field.tsx'

type ContactFieldName = 'name' | 'email' | 'phone' | 'message'

export type Contact = {
  readonly formProps: FormHTMLAttributes<HTMLFormElement>
  readonly fields: { readonly [Name in ContactFieldName]: FormField }
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
      name: describe(fields.name, { label: 'field.name' }),
      email: describe(fields.email, { label: 'field.email' }),
      phone: describe(fields.phone, { label: 'field.phone', required: false }),
      message: {
        ...describe(fields.message, { label: 'field.message', lines: 6, maxLength: FIELD_LIMITS.contactMessage }),
        label: t('contact.message'),
      },
    },
    problem: form.errors?.[0] ? say(form.errors[0]) : null,
    pending,
  }
}

/** In a shop without an address for messages the form could only fail: there, the other ways to the shop. */
export function ContactForm(props: {
  readonly contact: Contact
  readonly className?: string
  readonly children: ReactNode
}) {
  const t = useT()
  const { contact, className, children } = props
  if (!useShop().shop.email)
    return (
      <div className={className} data-contact="">
        <p>{t('contact.unavailable')}</p>
        <div style={{ textDecoration: 'underline' }}>
          <WayList />
        </div>
      </div>
    )
  return (
    <Form {...contact.formProps} className={className} data-contact="">
      {children}
    </Form>
  )
}

/** Who writes, how to answer, and what it is about. `classes`: of those that stand otherwise than the rest. */
export function ContactFields(props: {
  readonly contact: Contact
  readonly className: string
  readonly classes?: Readonly<Partial<Record<ContactFieldName, string>>>
  /** Under the message. */
  readonly children?: ReactNode
}) {
  const { contact, className, classes, children } = props
  const { name, email, phone, message } = contact.fields
  return (
    <>
      <Field field={name} className={classes?.name ?? className} />
      <Field field={email} className={classes?.email ?? className} />
      <Field field={phone} className={classes?.phone ?? className} />
      <Field field={message} className={classes?.message ?? className}>
        {children}
      </Field>
    </>
  )
}

/** The end of the form: what is wrong with the whole of it, and the button, whose all else is. */
export function ContactEnd({
  contact: { problem, pending },
  problemClassName,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly contact: Contact
  readonly problemClassName?: string
}) {
  const t = useT()
  return (
    <>
      {problem && (
        <p role="alert" className={problemClassName}>
          {problem}
        </p>
      )}
      <button type="submit" aria-busy={pending} {...button}>
        {t(pending ? 'contact.sending' : 'contact.send')}
      </button>
    </>
  )
}

/** Said once the message is on its way, in a place of `role="status"`; all but the title's is the link's to write again. */
export function ContactSent({
  title: Title = 'h2',
  titleClassName,
  ...link
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'title'> & {
  readonly title?: 'h2' | 'p'
  readonly titleClassName?: string
}) {
  const t = useT()
  const paths = usePaths()
  return (
    <>
      <Title className={titleClassName}>{t('contact.sent')}</Title>
      <p>{t('contact.sentText')}</p>
      <Link href={paths.contact()} {...link}>
        {t('contact.again')}
      </Link>
    </>
  )
}
