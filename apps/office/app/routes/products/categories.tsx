import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useFetcher, useLoaderData } from '@remix-run/react'
import { CategoryRow } from '#app/categories/category-row.tsx'
import { changeCategories } from '#app/categories/change-categories.server.ts'
import { act } from '#app/session/act.server.ts'
import type { Done, Refused } from '#app/session/outcome.ts'
import { useNewest, useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { categoryWords } from '#app/words/categories/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async ({ manage }, { shopId }) => {
    const params = { shopId }
    const [{ items }, order] = await Promise.all([
      manage.listCategories({ params }),
      manage.getCategoryOrder({ params }),
    ])
    return { categories: items, orderRevision: order.revision }
  })

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeCategories(office, sent, await shopOf(args, office)))

/** The categories: two levels, in the order of the shop's menu. */
export default function Categories() {
  const { categories, orderRevision } = useLoaderData<typeof loader>()
  const words = useSection(categoryWords)
  const { may } = useShop()
  const { refused, done } = useOutcome()
  const dragged = useFetcher<Done | Refused>()
  const newest = useNewest<Done | Refused>(dragged.data, refused ?? done)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // While the new order is being saved, the dropped row stays at its new place.
  const ids: number[] = droppedIn(dragged.formData) ?? categories.map(({ id }) => id)
  const shown = ids.flatMap((id) => categories.find((category) => category.id === id) ?? [])
  const mayChange = may('content:write')
  const order = (from: number, to: number) => (to < 0 || to >= ids.length ? null : arrayMove(ids, from, to).join(' '))
  function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return
    const moved = arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
    dragged.submit({ intent: 'order', ids: moved.join(' '), revision: orderRevision }, { method: 'post' })
  }
  const nameOf = (id: UniqueIdentifier) => categories.find((category) => category.id === id)?.name ?? ''
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.dragLifted(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? words.dragOver(nameOf(active.id), placeOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? words.dragDropped(nameOf(active.id), placeOf(over.id)) : words.dragCancelled(nameOf(active.id)),
    onDragCancel: ({ active }) => words.dragCancelled(nameOf(active.id)),
  }
  return (
    <div className="stack" data-wide="">
      <PageHead title={words.title} intro={words.intro} />
      <Refusal of={newest?.kind === 'refused' ? newest : null} />
      {categories.length === 0 ? (
        <Empty text={words.empty} />
      ) : (
        <DndContext
          id="categories"
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={drop}
          accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHow } }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <ol className="rows">
              {shown.map((category, at) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  all={categories}
                  orderRevision={orderRevision}
                  mayChange={mayChange}
                  up={order(at, at - 1)}
                  down={order(at, at + 1)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      {mayChange && (
        <Form method="post" className="card" key={categories.length}>
          <h2>{words.addTitle}</h2>
          <TextField label={words.name} name="name" maxLength={120} required wrong={wrongIn(refused, 'add').name} />
          <Submit intent="add">{words.add}</Submit>
        </Form>
      )}
      <Toast done={newest?.kind === 'done' ? newest : null} />
    </div>
  )
}

const droppedIn = (form: FormData | undefined): number[] | null => {
  const ids = form?.get('ids')
  return typeof ids === 'string' ? ids.split(' ').map(Number) : null
}
