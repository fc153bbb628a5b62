import { html } from 'hono/html'

/** The part of JSON Schema that the document of our calls uses. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly contentSchema?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

const nameIn = (ref: string) => ref.split('/').at(-1) ?? ref

/** The type of a value in a few words; a type that is described elsewhere is a link. */
export function kindOf(schema: Schema): ReturnType<typeof html> {
  if (schema.$ref) return html`<a href="#${nameIn(schema.$ref)}">${nameIn(schema.$ref)}</a>`
  const either = schema.oneOf ?? schema.anyOf
  if (either) return joined(either.map(kindOf), ' or ')
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum && schema.description) return html`${schema.description}`
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    )
  if (schema.contentSchema) return html`string with JSON: ${kindOf(schema.contentSchema)}`
  if (schema.items) return html`list of ${kindOf(schema.items)}`
  const types = schema.type === undefined ? ['anything'] : [schema.type].flat()
  return html`${[...types.map((type) => (type === 'array' ? 'list' : type)).join(' or '), limitsOf(schema)].join('')}`
}

function limitsOf({ format, minimum, maximum, maxLength }: Schema): string {
  const limits = [
    format,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `up to ${maximum}`,
    maxLength !== undefined && `up to ${maxLength} characters`,
  ].filter(Boolean)
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`
}

function joined(parts: readonly ReturnType<typeof html>[], between: string) {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`
}

/** The fields of an object, those of objects inside it below them; nothing for other values. */
export function fieldsOf(schema: Schema, depth = 0): ReturnType<typeof html> {
  const { properties } = objectIn(schema)
  if (!properties || depth > 5) return html``
  return html`<ul class="fields">
    ${Object.entries(properties).map(
      ([name, field]) => html`<li>
        <code>${name}</code>${schema.required?.includes(name) || objectIn(schema).required?.includes(name) ? '' : html` <em>optional</em>`}
        <span>${kindOf(field)}</span>${fieldsOf(field, depth + 1)}
      </li>`,
    )}
  </ul>`
}

/** The object in a schema: itself, the items of a list, one of several alternatives, or the content of JSON text. */
function objectIn(schema: Schema): Schema {
  if (schema.properties || schema.$ref) return schema
  const inside = schema.items ?? schema.contentSchema ?? (schema.anyOf ?? schema.oneOf)?.find((each) => each.properties)
  return inside ? objectIn(inside) : schema
}
