import { encode } from 'uqr'
import { type Card, FORMATS, type Format } from './card.ts'
import { fontFamilyOf } from './card-font.ts'
import { fitText, LEADING } from './fit-text.ts'

type Brush = CanvasRenderingContext2D
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const MARGIN = 72
const QR = 280
/** The height of three lines of a title, in pixels. */
const MOST_TITLE = 230
const STRIPES = 12

/** Draws a card: awning, photos, name, price, and a QR of its address. */
export async function drawCard(canvas: HTMLCanvasElement, card: Card, format: Format): Promise<void> {
  const { width, height, top, bottom } = FORMATS[format]
  const [fontFamily, photos] = await Promise.all([
    fontFamilyOf(card.templateId, card.font),
    Promise.all(card.photos.map(photoAt)),
  ])
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (!brush) return
  const font = (size: number, weight = 700) => `${weight} ${size}px ${fontFamily}`
  const { colors } = card
  const footer = height - bottom - MARGIN - QR
  brush.fillStyle = colors.bg
  brush.fillRect(0, 0, width, height)

  const shown = photos.filter((photo) => photo !== null)
  // Without a photo, the panel shows the title.
  const title = shown.length > 0 ? card.title : null
  const inner = { x: MARGIN, y: 0, width: width - 2 * MARGIN, height: MOST_TITLE }
  const heading = title === null ? null : measured(brush, title, inner, 84, font)
  const headingHeight = heading ? heading.height + 14 : 0
  // Photos get the height that the texts leave.
  const words = headingHeight + (card.text ? (title === null ? 200 : 140) : 0)
  const panel: Box = { x: 0, y: top, width, height: footer - top - 52 - words - 36 }
  if (shown.length > 0) drawPhotos(brush, shown, { ...panel, y: top + 40, height: panel.height - 40 }, colors.surface)
  else drawPanel(brush, card, panel, font)
  drawAwning(brush, card.stripes, colors.bg, top, width)

  const y = panel.y + panel.height + 52
  if (title !== null && heading)
    write(brush, title, { ...inner, y, most: heading.size, least: 40, color: colors.text, font })
  if (card.text) {
    const left = {
      ...inner,
      y: y + headingHeight,
      height: footer - 36 - y - headingHeight,
      most: title === null ? 52 : 40,
      least: 30,
    }
    const color = title === null ? colors.text : colors.muted
    write(brush, card.text, { ...left, color, font: (size) => font(size, 450) })
  }
  drawFooter(brush, card, { x: MARGIN, y: footer, width: width - 2 * MARGIN, height: QR }, font)
}

type Font = (size: number, weight?: number) => string
type TextArea = Box & { readonly most: number; readonly least: number; readonly color: string; readonly font: Font }

/** Draws wrapped text from the top of a box; returns its height. */
function write(brush: Brush, text: string, { x, y, width, height, most, least, color, font }: TextArea): number {
  const measure = (part: string, size: number) => {
    brush.font = font(size)
    return brush.measureText(part).width
  }
  const { size, lines } = fitText(text, { width, height, most, least, measure })
  brush.font = font(size)
  brush.fillStyle = color
  for (const [at, line] of lines.entries()) brush.fillText(line, x, y + size * (0.86 + at * LEADING))
  return lines.length * size * LEADING
}

/** Draws the price, the shop's name and address, and the QR code. */
function drawFooter(brush: Brush, card: Card, box: Box, font: Font): void {
  const { colors } = card
  const width = box.width - QR - 40
  let y = box.y
  if (card.big) {
    const color = card.before ? colors.sale : colors.text
    const height = write(brush, card.big, { ...box, width, height: 100, most: 88, least: 44, color, font })
    if (card.before) {
      brush.font = font(88)
      const taken = Math.min(brush.measureText(card.big).width, width) + 28
      brush.font = font(40, 450)
      const before = brush.measureText(card.before).width
      if (taken + before <= width) {
        brush.fillStyle = colors.muted
        brush.fillText(card.before, box.x + taken, y + 76)
        brush.fillRect(box.x + taken, y + 62, before, 4)
      }
    }
    y += height + 26
  }
  // At the bottom, beside the foot of the QR.
  const rest = { x: box.x, width, height: 56, least: 24 }
  const low = box.y + box.height - 104
  // The card of a shop has its name as the title.
  if (card.kind !== 'shop')
    write(brush, card.shop, { ...rest, y: Math.max(y, low), most: 46, color: colors.text, font })
  write(brush, card.address, {
    ...rest,
    y: Math.max(y, low) + 58,
    most: 34,
    color: colors.muted,
    font: (size) => font(size, 450),
  })
  drawQr(brush, card.url, { x: box.x + box.width - QR, y: box.y, width: QR, height: QR })
}

/** Draws the QR code dark on white with its quiet zone, for contrast with any colours. */
function drawQr(brush: Brush, url: string, { x, y, width }: Box): void {
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  brush.fillStyle = '#ffffff'
  brush.beginPath()
  brush.roundRect(x, y, width, width, 20)
  brush.fill()
  brush.fillStyle = '#111111'
  // Whole pixels: cells of unequal widths are harder to scan.
  const cell = Math.floor(width / size)
  const edge = Math.floor((width - cell * size) / 2)
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) brush.fillRect(x + edge + column * cell, y + edge + row * cell, cell, cell)
}

/** Draws the awning across the card: stripes that end in half circles. */
function drawAwning(brush: Brush, stripes: Card['stripes'], edge: string, top: number, width: number): void {
  const stripe = width / STRIPES
  const drop = top + 56
  // An edge separates the stripes from a background of the same colour.
  for (const hem of [7, 0])
    for (let at = 0; at < STRIPES; at += 1) {
      brush.fillStyle = hem > 0 ? edge : (stripes[at % 2] ?? stripes[0])
      brush.beginPath()
      brush.rect(at * stripe, 0, stripe + 1, drop)
      brush.arc((at + 0.5) * stripe, drop + hem, stripe / 2, 0, Math.PI)
      brush.fill()
    }
}

/** Draws the photos: one fills the panel; of several, the first takes two thirds. */
function drawPhotos(brush: Brush, photos: readonly HTMLImageElement[], panel: Box, ground: string): void {
  const [first, ...others] = photos
  const gap = 8
  const side = others.length > 0 ? Math.round(panel.width * 0.36) : 0
  brush.fillStyle = ground
  brush.fillRect(panel.x, panel.y, panel.width, panel.height)
  if (first) cover(brush, first, { ...panel, width: panel.width - side - (side && gap) })
  const height = (panel.height - gap * (others.length - 1)) / Math.max(1, others.length)
  for (const [at, photo] of others.entries())
    cover(brush, photo, { x: panel.x + panel.width - side, y: panel.y + at * (height + gap), width: side, height })
}

function cover(brush: Brush, photo: HTMLImageElement, box: Box): void {
  const [width, height] = [photo.naturalWidth || box.width, photo.naturalHeight || box.height]
  const scale = Math.max(box.width / width, box.height / height)
  const [w, h] = [box.width / scale, box.height / scale]
  // Photos that are too tall are cropped less at the top: faces, collars, spouts.
  brush.drawImage(photo, (width - w) / 2, (height - h) * 0.4, w, h, box.x, box.y, box.width, box.height)
}

/** Draws the panel without photos: the title on the shop's colour; a coupon as a ticket. */
function drawPanel(brush: Brush, card: Card, panel: Box, font: Font): void {
  const { colors } = card
  brush.fillStyle = colors.primary
  brush.fillRect(panel.x, panel.y, panel.width, panel.height)
  brush.save()
  brush.beginPath()
  brush.rect(panel.x, panel.y, panel.width, panel.height)
  brush.clip()
  // Scallops, as rows of roof tiles.
  brush.strokeStyle = colors.onPrimary
  brush.globalAlpha = 0.14
  brush.lineWidth = 3
  const tile = panel.width / 6
  for (let row = 0; row * (tile / 2) < panel.height + tile; row += 1)
    for (let at = -1; at < 7; at += 1) {
      brush.beginPath()
      brush.arc((at + (row % 2 === 0 ? 0.5 : 1)) * tile, panel.y + row * (tile / 2), tile / 2, 0, Math.PI)
      brush.stroke()
    }
  brush.restore()
  const inner: Box = { x: MARGIN, y: panel.y + 130, width: panel.width - 2 * MARGIN, height: panel.height - 190 }
  if (card.kind !== 'coupon') {
    const { size, height } = measured(brush, card.title, inner, 150, font)
    const y = inner.y + Math.max(0, (inner.height - height) / 2)
    write(brush, card.title, { ...inner, y, most: size, least: 40, color: colors.onPrimary, font })
    return
  }
  const ticket: Box = { ...inner, y: inner.y + inner.height / 2 - 150, height: 300 }
  brush.fillStyle = colors.surface
  brush.beginPath()
  brush.roundRect(ticket.x, ticket.y, ticket.width, ticket.height, 28)
  brush.fill()
  brush.fillStyle = colors.primary
  for (const x of [ticket.x, ticket.x + ticket.width]) {
    brush.beginPath()
    brush.arc(x, ticket.y + ticket.height / 2, 34, 0, 2 * Math.PI)
    brush.fill()
  }
  const text: Box = { ...ticket, x: ticket.x + 80, width: ticket.width - 160 }
  const { size, height } = measured(brush, card.title, { ...text, height: 200 }, 130, font)
  const y = ticket.y + (ticket.height - height) / 2
  brush.textAlign = 'center'
  write(brush, card.title, { ...text, x: 540, y, height: 200, most: size, least: 30, color: colors.text, font })
  brush.textAlign = 'start'
}

function measured(brush: Brush, text: string, { width, height }: Box, most: number, font: Font) {
  const measure = (part: string, size: number) => {
    brush.font = font(size)
    return brush.measureText(part).width
  }
  const { size, lines } = fitText(text, { width, height, most, least: 40, measure })
  return { size, height: lines.length * size * LEADING }
}

/** Loads a photo; null: it failed, and the card is drawn without it. */
function photoAt(src: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const photo = new Image()
    photo.onload = () => resolve(photo)
    photo.onerror = () => resolve(null)
    photo.src = src
  })
}
