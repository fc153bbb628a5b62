import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import type { ScreenViews } from '../../design.ts'
import { ContactEnd, ContactFields, ContactForm, useContactForm } from './contact-form.tsx'

/** The whole contact form: its fields, its error and its button, which gets all other props. */
export function MessageForm({
  view,
  formClassName = 'fields',
  fieldClassName = 'field',
  classes,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly view: ScreenViews['Contact']
  readonly formClassName?: string
  readonly fieldClassName?: string
  readonly 'data-tone'?: string
} & Pick<ComponentProps<typeof ContactFields>, 'classes'>) {
  const contact = useContactForm(view)
  return (
    <ContactForm contact={contact} className={formClassName}>
      <ContactFields contact={contact} className={fieldClassName} classes={classes} />
      <ContactEnd contact={contact} problemClassName="problem" className="button" {...button} />
    </ContactForm>
  )
}
