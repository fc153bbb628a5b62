import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: { product: 'Share your product', coupon: 'Share your coupon', shop: 'Share your shop' },
  intro: 'A picture in your letters and colours, ready for a chat, your status or your network.',
  formats: 'Size',
  format: { post: 'Post', story: 'Story or status' },
  picture: (text: string) => `Picture to share: ${text}`,
  share: 'Share',
  download: 'Download the picture',
  link: 'Link',
  whatsApp: 'Write on WhatsApp',
  broken: 'The picture could not be drawn. The link works all the same.',
  from: (price: string) => `from ${price}`,
  less: (amount: string) => `${amount} off`,
  useCode: 'Type the code when you pay',
  minimum: (amount: string) => `From ${amount}`,
  since: (day: string) => `Starts ${day}`,
  until: (day: string) => `Until ${day}`,
}
