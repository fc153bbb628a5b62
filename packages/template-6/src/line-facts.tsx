import type { CheckedLine } from '@store/core'
import { Picture } from './picture.tsx'

type Facts = Pick<CheckedLine, 'productId' | 'name' | 'variant' | 'image'> & { readonly message?: string | null }

export function LinePicture({ line }: { readonly line: Facts }) {
  const { productId: id, name, image } = line
  const product = { id, name, images: image ? [{ src: image, alt: null }] : [], sku: null, category: null }
  return <Picture product={product} sizes="3.5rem" decorative />
}

export function LineNote({ line }: { readonly line: Facts }) {
  const note = [...line.variant, line.message].filter(Boolean).join(' · ')
  return note && <small className="line-note">{note}</small>
}
