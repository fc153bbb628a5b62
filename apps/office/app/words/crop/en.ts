import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  open: 'Crop',
  title: 'Crop the photo',
  ratio: 'Proportions',
  ratios: {
    free: 'Free',
    square: 'Square 1:1',
    portrait: 'Portrait 4:5',
    landscape: 'Landscape 3:2',
    wide: 'Wide 16:9',
  },
  move: 'Move the part',
  corners: {
    topLeft: 'Top left corner',
    topRight: 'Top right corner',
    bottomLeft: 'Bottom left corner',
    bottomRight: 'Bottom right corner',
  },
  hint: 'Drag the part or its corners. By keys: arrows, and faster with Shift.',
  size: (width, height) => `${width} × ${height} pixels`,
  take: 'Use this part',
  restore: 'Back to the whole photo',
  cancel: 'Leave it as it is',
  failed: 'We could not crop the photo. Try again.',
}
