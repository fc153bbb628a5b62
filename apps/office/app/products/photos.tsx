import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useRef, useState } from 'react'
import { CropButton } from '#app/media/crop-button.tsx'
import { PhotoInput } from '#app/media/photo-input.tsx'
import { pictureAt } from '#app/media/picture-at.ts'
import { upload } from '#app/media/upload.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Icon } from '#app/ui/icons.tsx'
import { photoWords } from '#app/words/photo/index.ts'
import { productWords } from '#app/words/products/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

type Photo = {
  readonly key: string
  readonly src: string | null
  readonly alt: string
  readonly wrong?: string | undefined
}

type Dragged = { readonly active: { readonly id: unknown }; readonly over: { readonly id: unknown } | null }

type PhotosProps = {
  readonly images: readonly string[]
  readonly alts: readonly string[]
  /** Reads the product's name, the suggested text of a new photo. */
  readonly name: () => string
}

/** The most photos that the office adds. */
const MOST_PHOTOS = 20

/**
 * The photos of a product, the cover first: added from the camera or the gallery, several at once, and ordered by dragging.
 */
export function Photos({ images, alts, name }: PhotosProps) {
  const words = useSection(productWords)
  const photoTexts = useSection(photoWords)
  const { base } = useShop()
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    images.map((src, at) => ({ key: `${at} ${src}`, src, alt: alts[at] ?? '' })),
  )
  const [announcement, setAnnouncement] = useState('')
  const field = useRef<HTMLFieldSetElement>(null)
  const count = useRef(0)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  /** The `input` event is sent once the fields have their new values. */
  function set(next: (photos: readonly Photo[]) => readonly Photo[]) {
    setPhotos(next)
    setTimeout(() => field.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= photos.length) return
    set((all) => arrayMove([...all], from, to))
    setAnnouncement(words.photoMoved(to + 1))
  }
  async function add(files: readonly File[]) {
    const room = files.slice(0, Math.max(0, MOST_PHOTOS - photos.length))
    if (room.length < files.length) setAnnouncement(words.photosMost)
    const fresh = room.map((file) => ({ file, key: `new ${count.current++}` }))
    setPhotos((all) => [...all, ...fresh.map(({ key }) => ({ key, src: null, alt: '' }))])
    // One after the other, so that on a slow connection the first is there sooner.
    for (const { file, key } of fresh) {
      const sent = await upload(base, file)
      set((all) =>
        all.map((photo) =>
          photo.key !== key
            ? photo
            : sent.kind === 'kept'
              ? { key, src: sent.src, alt: proposed(name(), all.indexOf(photo)) }
              : { ...photo, wrong: photoTexts[sent.reason] },
        ),
      )
    }
  }
  const at = (id: unknown) => photos.findIndex(({ key }) => key === id)
  const announcements = {
    onDragStart: ({ active }: Pick<Dragged, 'active'>) => words.photo(at(active.id) + 1),
    onDragOver: ({ over }: Dragged) => (over ? words.photoMoved(at(over.id) + 1) : undefined),
    onDragEnd: ({ over }: Dragged) => (over ? words.photoMoved(at(over.id) + 1) : undefined),
    onDragCancel: ({ active }: Dragged) => words.photoMoved(at(active.id) + 1),
  }
  return (
    <fieldset className="field photos" ref={field}>
      <legend className="label">{words.photosLabel}</legend>
      {photos.length > 0 && (
        <DndContext
          id="photos"
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ screenReaderInstructions: { draggable: words.dragHelp }, announcements }}
          onDragEnd={({ active, over }) => {
            if (over && active.id !== over.id) move(at(active.id), at(over.id))
          }}
        >
          <SortableContext items={photos.map(({ key }) => key)} strategy={rectSortingStrategy}>
            <ol>
              {photos.map((photo, at) => (
                <PhotoTile
                  key={photo.key}
                  photo={photo}
                  at={at}
                  of={photos.length}
                  onMove={(to) => move(at, to)}
                  onSrc={(src) => set((all) => all.map((each) => (each.key === photo.key ? { ...each, src } : each)))}
                  onRemove={() => set((all) => all.filter(({ key }) => key !== photo.key))}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      <div className="row">
        <PhotoInput text={words.camera} kind={photos.length === 0 ? 'main' : undefined} camera onFiles={add} />
        <PhotoInput text={words.gallery} several onFiles={add} />
      </div>
      <p role="status" className="hint">
        {announcement || (photos.length === 0 ? words.photosHint : words.photosOrder)}
      </p>
    </fieldset>
  )
}

const proposed = (name: string, at: number) => (name && at > 0 ? `${name}, ${at + 1}` : name)

type PhotoTileProps = {
  readonly photo: Photo
  readonly at: number
  readonly of: number
  readonly onMove: (to: number) => void
  readonly onSrc: (src: string) => void
  readonly onRemove: () => void
}

function PhotoTile({ photo, at, of, onMove, onSrc, onRemove }: PhotoTileProps) {
  const words = useSection(productWords)
  const photoTexts = useSection(photoWords)
  const { parts } = useWords()
  const { base } = useShop()
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: photo.key,
    attributes: { roleDescription: words.movable },
  })
  const which = words.photo(at + 1)
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging ? '' : undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      {photo.src && <input type="hidden" name="image" value={photo.src} />}
      <button type="button" className="photo-grip" {...attributes} {...listeners} aria-label={which}>
        {photo.src && <img src={pictureAt(photo.src, 320) ?? photo.src} alt={photo.alt} />}
      </button>
      {at === 0 && photo.src && <span className="cover">{words.cover}</span>}
      {!photo.src && <span className="waiting small">{photo.wrong ?? photoTexts.sending}</span>}
      <details>
        <summary aria-label={`${which}: ${words.photoMore}`}>
          <Icon name="more" />
        </summary>
        <div className="photo-menu">
          {photo.src && (
            <label className="field">
              <span className="label">{words.alt}</span>
              <input className="input" name="alt" defaultValue={photo.alt} maxLength={300} />
            </label>
          )}
          <div className="row">
            <CropButton base={base} src={photo.src} which={which} onSrc={onSrc} />
            {at > 0 && (
              <button type="button" className="button" data-kind="quiet" onClick={() => onMove(0)}>
                {words.makeCover}
              </button>
            )}
            {at > 0 && (
              <button type="button" className="button" data-kind="quiet" onClick={() => onMove(at - 1)}>
                {words.earlier}
              </button>
            )}
            {at < of - 1 && (
              <button type="button" className="button" data-kind="quiet" onClick={() => onMove(at + 1)}>
                {words.later}
              </button>
            )}
            <button type="button" className="button" data-kind="quiet" onClick={onRemove}>
              {parts.remove}
            </button>
          </div>
        </div>
      </details>
    </li>
  )
}
