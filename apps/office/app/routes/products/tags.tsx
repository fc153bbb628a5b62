import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { changeTags } from '#app/categories/change-tags.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { LongField, SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { categoryWords } from '#app/words/categories/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const { items } = await manage.listTags({ params: { shopId }, query: { counts: true } })
      return { tags: items }
    },
    'tags',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeTags(office, sent, await shopOf(args, office)))

/** The filters of the shop, each with its values. */
export default function Tags() {
  const { tags } = useLoaderData<typeof loader>()
  const { tags: words, add, name: nameWord } = useSection(categoryWords)
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={words.title} intro={words.intro} />
      <Refusal of={refused} />
      {tags.length === 0 ? (
        <Empty text={words.empty} />
      ) : (
        <ol className="rows">
          {tags.map((tag, at) => (
            <TagRow key={tag.id} tag={tag} isFirst={at === 0} isLast={at === tags.length - 1} />
          ))}
        </ol>
      )}
      <Form method="post" className="card" key={tags.length}>
        <h2>{words.addTitle}</h2>
        <TextField
          label={nameWord}
          hint={words.nameHint}
          name="name"
          maxLength={100}
          required
          wrong={wrongIn(refused, 'add').name}
        />
        <LongField label={words.values} hint={words.valuesHint} name="values" rows={4} maxLength={5_000} required />
        <Submit intent="add">{add}</Submit>
      </Form>
      <Toast done={done} />
    </div>
  )
}

type TagRowProps = {
  readonly tag: ReturnType<typeof useLoaderData<typeof loader>>['tags'][number]
  readonly isFirst: boolean
  readonly isLast: boolean
}

function TagRow({ tag, isFirst, isLast }: TagRowProps) {
  const { tags: words, change, save, up, down } = useSection(categoryWords)
  const { base } = useShop()
  const { id, name, values, revision } = tag
  const which = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
    </>
  )
  return (
    <li>
      <div className="row" data-ends="">
        <span className="grow">
          <strong>{name}</strong>
          <span className="muted small line">
            {values.map((value) => `${value.name} (${value.products ?? 0})`).join(' · ')}
          </span>
        </span>
        <Form method="post" className="steps-buttons" preventScrollReset>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="id" value={id} />
          <button className="button" type="submit" name="by" value="up" disabled={isFirst} aria-label={up(name)}>
            ↑
          </button>
          <button className="button" type="submit" name="by" value="down" disabled={isLast} aria-label={down(name)}>
            ↓
          </button>
        </Form>
      </div>
      <Fold title={change} about={name}>
        <Form method="post" className="stack">
          {which}
          <TextField label={words.name} name="name" maxLength={100} required defaultValue={name} />
          <fieldset className="field">
            <legend className="label">{words.values}</legend>
            {values.map((value) => (
              <div key={value.id} className="part">
                <input type="hidden" name="valueId" value={value.id} />
                <input
                  className="input"
                  name="value"
                  maxLength={100}
                  aria-label={`${words.value}: ${value.name}`}
                  defaultValue={value.name}
                />
                <Link
                  className="button"
                  data-kind="quiet"
                  to={`${base}/products/bulk?do=addTag&value=${value.id}&draft=1`}
                  aria-label={`${words.put}: ${value.name}`}
                >
                  {words.put}
                </Link>
              </div>
            ))}
            <p className="hint">{words.valueHint}</p>
          </fieldset>
          <LongField label={words.more} hint={words.valuesHint} name="values" rows={2} maxLength={5_000} />
          <Submit intent="save" kind="plain">
            {save}
          </Submit>
        </Form>
        {values.length > 1 && (
          <Confirm
            title={words.merge}
            button={words.mergeDo}
            about={name}
            ask={words.mergeAsk}
            intent="merge"
            kind="plain"
            fields={{ id, revision }}
          >
            <fieldset className="field">
              <legend className="label">{words.mergeFrom}</legend>
              {values.map((value) => (
                <label className="switch-field" key={value.id}>
                  <input type="checkbox" name="from" value={value.id} />
                  <span>
                    {value.name} <span className="muted">{words.products(value.products ?? 0)}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <SelectField label={words.mergeInto} name="into">
              {values.map((value) => (
                <option key={value.id} value={value.id}>
                  {value.name}
                </option>
              ))}
            </SelectField>
          </Confirm>
        )}
        <Confirm
          title={words.remove}
          about={name}
          ask={words.removeAsk}
          intent="remove"
          fields={{ id, revision, name }}
        />
      </Fold>
    </li>
  )
}
