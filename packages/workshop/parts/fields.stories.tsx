import { Field, type FormField } from '@store/template-kit/forms'
import { part } from '../stage/part.tsx'

export default { title: 'Parts/Field' }

const field = (id: string, about: Partial<FormField> & Pick<FormField, 'label'>): FormField => ({
  id,
  name: id,
  hint: null,
  error: null,
  required: true,
  value: '',
  autoComplete: 'off',
  inputMode: 'text',
  type: 'text',
  choices: null,
  suggestions: [],
  lines: 1,
  maxLength: 200,
  ...about,
})

export const Plain = part(() => <Field className="field" field={field('plain', { label: 'Nombre' })} />)
export const Filled = part(() => (
  <Field className="field" field={field('filled', { label: 'Nombre', value: 'Marcela' })} />
))
export const Optional = part(() => (
  <Field className="field" field={field('optional', { label: 'Referencia', required: false })} />
))
export const WithHint = part(() => (
  <Field className="field" field={field('hinted', { label: 'Teléfono', hint: 'Con el indicativo.', type: 'tel' })} />
))
export const WithError = part(() => (
  <Field className="field" field={field('wrong', { label: 'Correo', value: 'ana@', error: 'Falta el dominio.' })} />
))
export const Choices = part(() => (
  <Field className="field" field={field('choice', { label: 'Documento', choices: ['CC', 'CE', 'NIT'] })} />
))
export const Suggestions = part(() => (
  <Field className="field" field={field('city', { label: 'Ciudad', suggestions: ['Villanueva', 'Yopal'] })} />
))
export const SeveralLines = part(() => (
  <Field className="field" field={field('notes', { label: 'Notas', lines: 4, required: false })} />
))
