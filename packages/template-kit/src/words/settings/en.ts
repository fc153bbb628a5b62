import type { CommonSettingWords } from '../../setting-words.ts'

const words: CommonSettingWords = {
  groups: {
    template: 'Template',
    colors: 'Colours',
    letters: 'Typography',
    logo: 'Logo',
    banners: 'Banners',
    details: 'Details',
  },
  settings: {
    'colors.primary': { label: 'Main colour', hint: 'Buttons and links throughout the shop.' },
    'colors.accent': { label: 'Accent colour', hint: 'Highlights labels and details throughout the shop.' },
    'colors.background': { label: 'Background', hint: 'The colour behind every page.' },
    'colors.text': { label: 'Text', hint: 'The colour of text. We adjust it where it would be hard to read.' },
    font: {
      label: 'Typeface',
      hint: 'The typeface of headings and text throughout the shop.',
      choices: { own: 'The template’s', system: 'The device’s, which loads fastest' },
    },
    scheme: {
      label: 'Light or dark',
      hint: 'Whether the shop is shown on a light or a dark background.',
      choices: { light: 'Light', dark: 'Dark', auto: 'Same as the visitor’s device' },
    },
    logo: {
      label: 'Name or logo',
      hint: 'What appears at the top of every page.',
      choices: { wordmark: 'The name as text', square: 'The logo in a square' },
    },
    categoryStyle: {
      label: 'Category style',
      hint: 'How categories are shown on the home page.',
      choices: { 1: 'Style 1', 2: 'Style 2', 3: 'Style 3' },
    },
    productStyle: {
      label: 'Product style',
      hint: 'How products are shown in lists.',
      choices: { 1: 'Style 1', 2: 'Style 2', 3: 'Style 3' },
    },
    banners: { label: 'Banners', hint: 'Pictures with text and a link on the home page, up to six.' },
    'banners.*.image': { label: 'Picture', hint: 'The banner’s photo.' },
    'banners.*.mobileImage': {
      label: 'Picture for phones',
      hint: 'Another, taller photo for narrow screens. Without it, we use the one above.',
    },
    'banners.*.title': { label: 'Title', hint: 'The banner’s large text.' },
    'banners.*.text': { label: 'Text', hint: 'A sentence or two beside the title.' },
    'banners.*.button': { label: 'Button', hint: 'What the banner’s button says, as in “See the collection”.' },
    'banners.*.href': { label: 'Link', hint: 'The page that opens when the banner is tapped.' },
    'banners.*.focus': {
      label: 'Focal point',
      hint: 'The part of the photo that stays visible when it is cropped.',
    },
    'banners.*.from': {
      label: 'Shown from',
      hint: 'The day and hour of your shop when it appears. Without one: as soon as you publish it.',
    },
    'banners.*.until': {
      label: 'Shown until',
      hint: 'The day and hour of your shop when it goes by itself. Without one: until you remove it.',
    },
    headline: { label: 'Headline', hint: 'The large sentence at the top of the home page.' },
    description: {
      label: 'Description',
      hint: 'Who you are and what you sell, in a sentence or two, on the home page or in the footer.',
    },
    watermark: { label: '“Made with Feria”', hint: 'A small line at the bottom of every page.' },
    onlinePayment: { label: 'Mention online payment', hint: 'The cart’s button says that buyers pay online.' },
  },
}
export default words
