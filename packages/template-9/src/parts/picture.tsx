import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { seedOf } from './tint.ts'

/** A product's photo in an arch, on a plate of its tint; without a photo, a drawn vessel that depends on the name. */
export function Picture(props: {
  readonly name: string
  readonly image: Image | null
  /** Empty where the name is beside the picture. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean
  readonly largest?: number
  /** Width divided by height; by default that of an arch. */
  readonly ratio?: number
  readonly className?: string
}) {
  const { name, image, ratio = 0.8, className = 'arch', ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  return <ProductMedia {...media} image={shown} ratio={ratio} className={className} fallback={<Vessel name={name} />} />
}

/** Outlines of a bottle, a jar and a tube. */
const VESSELS = [
  'M84 40h32v34h-32zM76 76h48v14c0 10 22 16 22 40v98a14 14 0 0 1-14 14H68a14 14 0 0 1-14-14v-98c0-24 22-30 22-40z',
  'M56 96h88v30H56zM50 128h100a10 10 0 0 1 10 10v78a26 26 0 0 1-26 26H66a26 26 0 0 1-26-26v-78a10 10 0 0 1 10-10z',
  'M60 46h80l-12 162H72zM76 210h48v32H76z',
] as const
/** The y coordinate of each one's label. */
const LABELS = [142, 142, 92] as const

function Vessel({ name }: { readonly name: string }) {
  const form = seedOf(name) % VESSELS.length
  const label = LABELS[form] ?? LABELS[0]
  return (
    <svg viewBox="0 0 200 260" className="vessel" aria-hidden="true" focusable="false" data-form={form}>
      <ellipse cx="100" cy="243" rx="74" ry="9" className="vessel-shadow" />
      <path d={VESSELS[form]} className="vessel-body" />
      <rect x="74" y={label} width="52" height="58" rx="6" className="vessel-label" />
      <text x="100" y={label + 41} textAnchor="middle" className="vessel-initial">
        {[...name.trim()][0]?.toUpperCase()}
      </text>
    </svg>
  )
}
