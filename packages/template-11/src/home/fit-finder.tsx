import type { Product } from '@store/core'
import { Link, useAnnounce, usePaths } from '@store/template-kit'
import { useMemo, useState } from 'react'
import { type Box, boxOf } from '../parts/box.ts'
import { ProductRow } from '../parts/product-row.tsx'
import { useSizes } from '../parts/sizes.ts'
import { SKETCH_BOUNDS, SKETCHES, sketchOf } from '../parts/sketches.ts'
import { Split } from '../parts/split.tsx'
import { useRooms } from '../parts/use-rooms.ts'
import { WidthField } from '../parts/width-field.tsx'
import { useWords } from '../words.ts'
import type { Pieces } from './home-pieces.ts'

const MOST = 3

/**
 * A field for a width: the products that are no wider are listed at the right; the widest of them is drawn in a gap of
 * that width at the left. Until the shopper has chosen a width, those `listed` elsewhere on the page are left out.
 */
export function FitFinder(props: Pick<Pieces, 'all' | 'listed'> & { readonly hasFewOffers: boolean }) {
  const { all: products, listed, hasFewOffers } = props
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const sizes = useSizes()
  const announce = useAnnounce()
  const measured = useMemo(
    () =>
      products
        .flatMap((product) => {
          const box = boxOf(product)
          return box && box.depth !== null ? [{ product, box }] : []
        })
        .sort((one, other) => other.box.width - one.box.width),
    [products],
  )
  const widths = measured.map(({ box }) => box.width)
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  const [gap, setGap] = useState<number | null>(null)
  if (measured.length < 2 || least === most) return null
  const room = gap ?? widths[Math.floor(widths.length / 2)] ?? most
  const fitting = measured.filter(({ box }) => box.width <= room)
  const unlisted = gap === null ? fitting.filter(({ product }) => !listed.has(product.id)) : []
  const shown = unlisted.length > 0 ? unlisted : fitting
  const change = (cm: number) => {
    setGap(cm)
    announce(t('nogal.fitting', { count: measured.filter(({ box }) => box.width <= cm).length, size: sizes.size(cm) }))
  }
  return (
    <Split
      room={rooms(1)}
      className="finder"
      sceneClassName="gap-scene"
      scene={<GapDrawing room={room} most={most} piece={fitting[0] ?? null} />}
    >
      <h2>{t('nogal.bySize')}</h2>
      <WidthField label={t('nogal.iHave')} value={room} least={least} most={most} onChange={change} />
      <p className="muted finder-said">{t('nogal.fitting', { count: fitting.length, size: sizes.size(room) })}</p>
      <ul className="rows">
        {shown.slice(0, MOST).map(({ product }) => (
          <li key={product.id}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
      <p className="actions">
        <Link href={paths.catalog()} className="link">
          {t('nogal.allPieces')}
        </Link>
        {hasFewOffers && (
          <Link href={paths.catalog({ promotion: true })} className="link">
            {t('nogal.seeOffers')}
          </Link>
        )}
      </p>
    </Split>
  )
}

/** Height and width of a cupboard, in centimetres. */
const DOOR = 205
const CUPBOARD = 90

/** A drawing to scale: a gap between two cupboards, and in it the widest product that fits. */
function GapDrawing(props: {
  readonly room: number
  readonly most: number
  readonly piece: { readonly product: Product; readonly box: Box } | null
}) {
  const sizes = useSizes()
  const { room, most, piece } = props
  const width = Math.max(most * 1.25, room * 1.1, 160)
  const height = Math.max(DOOR, piece?.box.height ?? 0) + 40
  const left = (width - room) / 2
  const letter = width * 0.045
  const ends = `v${letter * 0.8}`
  return (
    <svg viewBox={`0 ${-height} ${width} ${height + letter * 5}`} className="gap" aria-hidden="true" focusable="false">
      {[left - CUPBOARD, left + room].map((x) => (
        <g key={x}>
          <rect x={x} y={-DOOR} width={CUPBOARD} height={DOOR} />
          <path d={`M${x + CUPBOARD / 2} ${-DOOR}V0M${x} ${-DOOR * 0.3}h${CUPBOARD}`} />
        </g>
      ))}
      <path d={`M${-width} 0H${width * 2}`} className="drawing-floor" />
      {piece && <Piece {...piece} middle={width / 2} />}
      <g className="drawing-rule">
        <path d={`M${left} ${letter * 1.4}H${left + room}M${left} ${letter}${ends}M${left + room} ${letter}${ends}`} />
        <text x={width / 2} y={letter * 3.2} fontSize={letter * 1.2} textAnchor="middle">
          {sizes.size(room)}
        </text>
      </g>
    </svg>
  )
}

/** The drawing of a product, stretched to its measures. */
function Piece(props: { readonly product: Product; readonly box: Box; readonly middle: number }) {
  const { product, box, middle } = props
  const sketch = sketchOf(product.name)
  const [x, y, width, height] = SKETCH_BOUNDS[sketch]
  const left = middle - box.width / 2
  const size = `scale(${box.width / width} ${box.height / height}) translate(${-x} ${-y})`
  return (
    <>
      <rect x={left} y={-box.height} width={box.width} height={box.height} className="drawing-face" />
      <g className="sketch" transform={`translate(${left} ${-box.height}) ${size}`}>
        <path d={SKETCHES[sketch]} />
      </g>
    </>
  )
}
