import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Form, Link } from '@remix-run/react'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { PhotoField } from '#app/ui/photo-field.tsx'
import { categoryWords } from '#app/words/categories/index.ts'
import { useSection } from '#app/words/use-words.ts'

type ShownCategory = {
  readonly id: number
  readonly name: string
  readonly image: string | null
  readonly count: number | null
  readonly revision: string
  readonly subcategories: readonly { readonly id: number; readonly name: string; readonly count: number | null }[]
}

type RowProps = {
  readonly category: ShownCategory
  readonly all: readonly ShownCategory[]
  /** The ids in the order after moving it one step up, or down; null: it cannot move that way. */
  readonly up: string | null
  readonly down: string | null
  readonly orderRevision: string
  readonly mayChange: boolean
}

/** A category: moved by dragging or buttons, and edited in place. */
export function CategoryRow({ category, all, up, down, orderRevision, mayChange }: RowProps) {
  const words = useSection(categoryWords)
  const { base } = useShop()
  const { id, name, image, count, subcategories } = category
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      className="category"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragged={isDragging ? '' : undefined}
    >
      <div className="category-head">
        {mayChange && (
          <button
            type="button"
            className="grip"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={words.drag(name)}
          />
        )}
        {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
        <span>
          <strong>{name}</strong>
          <span className="muted small line">{words.count(count ?? 0)}</span>
          {subcategories.length > 0 && (
            <span className="muted small line">{subcategories.map((part) => part.name).join(' · ')}</span>
          )}
        </span>
        {mayChange && (
          <Form method="post" className="steps-buttons" preventScrollReset>
            <input type="hidden" name="intent" value="order" />
            <input type="hidden" name="revision" value={orderRevision} />
            <button
              className="button"
              type="submit"
              name="ids"
              value={up ?? ''}
              disabled={up === null}
              aria-label={words.up(name)}
            >
              ↑
            </button>
            <button
              className="button"
              type="submit"
              name="ids"
              value={down ?? ''}
              disabled={down === null}
              aria-label={words.down(name)}
            >
              ↓
            </button>
          </Form>
        )}
      </div>
      {mayChange && (
        <Fold title={words.change} about={name}>
          <Form method="post" className="stack">
            <Which {...category} />
            <TextField
              label={words.name}
              hint={words.nameHint}
              name="name"
              maxLength={120}
              required
              defaultValue={name}
            />
            <PhotoField label={words.photo} name="image" base={base} src={image} />
            <Submit intent="save" kind="plain">
              {words.save}
            </Submit>
          </Form>
          <Parts category={category} />
          <p>
            <Link to={`${base}/products/bulk?do=category&to=${id}&draft=1`}>{words.putIn}</Link>
          </p>
          <Confirm
            title={words.remove}
            button={words.removeButton(name)}
            ask={words.removeAsk(count ?? 0)}
            intent="remove"
            fields={{ id, revision: category.revision, name }}
          >
            <SelectField label={words.moveTo} name="moveTo" defaultValue="">
              <option value="">{words.nowhere}</option>
              {all
                .filter((other) => other.id !== id)
                .map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.name}
                  </option>
                ))}
            </SelectField>
          </Confirm>
        </Fold>
      )}
    </li>
  )
}

function Parts({ category }: { readonly category: ShownCategory }) {
  const words = useSection(categoryWords)
  return (
    <section className="stack" data-tight="">
      <h3>{words.parts}</h3>
      {category.subcategories.map(({ id, name }) => (
        <div key={id}>
          <Form method="post" className="part">
            <Which {...category} />
            <input type="hidden" name="part" value={id} />
            <TextField label={words.partName} name="name" maxLength={120} required defaultValue={name} />
            <Submit intent="savePart" kind="plain">
              {words.savePart}
            </Submit>
          </Form>
          <Confirm
            title={words.removePart}
            about={name}
            ask={words.removePartAsk}
            intent="removePart"
            fields={{ id: category.id, revision: category.revision, part: id }}
          />
        </div>
      ))}
      <Form method="post" className="part" key={category.subcategories.length}>
        <Which {...category} />
        <TextField label={words.addPart} name="name" maxLength={120} required />
        <Submit intent="addPart" kind="plain">
          {words.add}
        </Submit>
      </Form>
    </section>
  )
}

function Which({ id, revision }: { readonly id: number; readonly revision: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
    </>
  )
}
