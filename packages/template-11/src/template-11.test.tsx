import { describeTemplate } from '@store/template-kit/testing'
import { design } from './design.ts'
import { template } from './index.ts'

const banner = {
  image: '/media/sala.jpg',
  mobileImage: '/media/sala-alta.jpg',
  title: 'La sala',
  text: 'Todo en nogal.',
  button: 'Ver',
  href: '/productos',
  points: [{ x: 40, y: 60, slug: 'florero', box: '20 30 80 90' }],
}

describeTemplate(template, design, {
  // Categories in the first style are not shown beside several banners.
  stored: { categoryStyle: 2, banners: [banner, { ...banner, image: '/media/comedor.jpg', title: 'El comedor' }] },
  others: { 'banners.*.points.*.slug': 'camisa', 'banners.*.points.*.box': '10 20 70 80' },
})
