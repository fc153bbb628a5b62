import { getFormProps, useForm } from '@conform-to/react'
import { FIELD_LIMITS } from '@store/core'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, FormHTMLAttributes, ReactNode } from 'react'
import type { ScreenViews } from '../../design.ts'
import { Form, Link, useHost } from '../../host.tsx'
import { WayList } from '../../shop/way-list.tsx'
import { usePaths, useShop, useT } from '../../shop-context.tsx'
import { Field, type FormField, useErrorText, useFormFields } from '../field.tsx'
import { type ContactInput, type ContactValue, readContact } from './contact.ts'

type ContactFieldName = 'name' | 'email' | 'phone' | 'message'

export type Contact = {
  readonly formProps: FormHTMLAttributes<HTMLFormElement>
  readonly fields: { readonly [Name in ContactFieldName]: FormField }
  /** Error of the whole form: the message could not be sent, or too many were. */
  readonly problem: string | null
  readonly pending: boolean
}

/** State of the contact form (L7). */
export function useContactForm(view: ScreenViews['Contact']): Contact {
  const t = useT()
  const paths = usePaths()
  const { pending = false } = useHost()
  const describe = useFormFields()
  const errorText = useErrorText()
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
    problem: form.errors?.[0] ? errorText(form.errors[0]) : null,
    pending,
  }
}

/** The form. A shop without an email address cannot receive messages: there, the other contact links replace the form. */
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

/** The fields of the form. `classes`: classes of fields that differ from `className`. */
export function ContactFields(props: {
  readonly contact: Contact
  readonly className: string
  readonly classes?: Readonly<Partial<Record<ContactFieldName, string>>>
  /** Rendered below the message. */
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

/** The end of the form: the error of the whole form, and the submit button, which gets all other props. */
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

/** Shown after the message was sent, inside an element with `role="status"`. All props but the title's are those of the link. */
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
