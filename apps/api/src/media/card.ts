import sharp from 'sharp'

/** The size at which messengers and networks show a link preview uncropped, and the strictest limit of its file size. */
const CARD = { width: 1200, height: 630 } as const
const MOST_BYTES = 300_000
const QUALITIES = [82, 65, 45, 25, 10] as const
/** The area for a transparent picture, which needs a margin. */
const INSET = { width: 960, height: 470 } as const
/** Photos of nearly this aspect ratio fill the card; others are shown whole in front of their own blurred colours. */
const WIDE = { from: 1.5, to: 2.4 } as const

/** The largest width, in pixels, at which a card shows a picture: a tall one is narrow in front of its own blurred colours. */
export function cardWidthOf({ width, height }: { readonly width: number; readonly height: number }): number {
  const ratio = width / height
  return ratio < WIDE.from ? Math.ceil(CARD.height * ratio) : CARD.width
}

/** The preview of a link: this picture as a JPEG of 1200 × 630 pixels, at most 300 kB. */
export async function drawCard(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const seeThrough = !(await sharp(picture).stats()).isOpaque
  const ratio = width / height
  if (seeThrough) return compress(await stand(picture, await plainCard(await groundOf(picture)), INSET))
  const filled = sharp(picture).resize({ ...CARD, fit: 'cover' })
  if (ratio >= WIDE.from && ratio <= WIDE.to) return compress(await filled.png().toBuffer())
  return compress(await stand(picture, await filled.blur(40).modulate({ brightness: 0.92 }).png().toBuffer(), CARD))
}

async function stand(picture: Buffer, ground: Buffer, room: { readonly width: number; readonly height: number }) {
  const whole = await sharp(picture).resize({ width: room.width, height: room.height, fit: 'inside' }).png().toBuffer()
  return sharp(ground)
    .composite([{ input: whole }])
    .png()
    .toBuffer()
}

const plainCard = (background: string) =>
  sharp({ create: { ...CARD, channels: 3, background } })
    .png()
    .toBuffer()

/** The background of a transparent picture: dark for pale drawings, which would be invisible on white. */
async function groundOf(picture: Buffer): Promise<'#ffffff' | '#1c1c1c'> {
  const pixels = await sharp(picture)
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  let [light, weight] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
    weight += alpha
  }
  return weight > 0 && light / weight > 190 ? '#1c1c1c' : '#ffffff'
}

async function compress(card: Buffer): Promise<Buffer> {
  let made = card
  for (const quality of QUALITIES) {
    made = await sharp(card).flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (made.length < MOST_BYTES) break
  }
  return made
}
